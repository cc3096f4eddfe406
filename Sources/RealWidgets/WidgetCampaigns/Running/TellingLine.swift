/// Finds a line that may be the cause of a fault whose own place does not show it.
///
/// A date does not show which line counted its day as 86,400 seconds, nor a list which set it was
/// made from.
enum TellingLine: String {
  /// A plain background as the last modifier of a view.
  case background
  case dayLength
  /// A filter that keeps only future items.
  case laterOnly
  case privacy
  case recommendation
  /// A sample as the fallback for a missing value: its name says so, or a placeholder shows it.
  case sample
  case universalTime
  /// A set, or the keys or values of a dictionary.
  case unordered

  /// Returns the numbers of such lines of a file, from 1, in order; `placeholders` are the names of
  /// values that placeholders show, see ``PlaceholderNames``.
  func numbers(in rows: [Substring], placeholders: Set<Substring> = []) -> [Int] {
    rows.indices.filter { place in
      let row = rows[place].drop { $0 == " " || $0 == "\t" }
      if row.hasPrefix("//") { return false }
      if self == .sample, PlaceholderNames.isFallback(row, to: placeholders) { return true }
      let next = rows.dropFirst(place + 1).first?.drop { $0 == " " || $0 == "\t" }
      return has(row) && (self != .background || next?.hasPrefix("}") == true)
    }
    .map { $0 + 1 }
  }

  static func isOfSample(_ row: Substring) -> Bool {
    row.lowercased().contains(/sample|preview|placeholder|example|mock|demo/)
  }

  private func has(_ row: Substring) -> Bool {
    switch self {
    case .background: row.hasPrefix(".background(")
    case .dayLength: TellingLine.hasDayLength(row)
    case .laterOnly:
      row.contains(/(^|\W)(filter|where)\W.*>=?\s*(\.?now|date|today|Date\(\)|Date\.now)($|\W)/)
    case .privacy: row.contains(".privacySensitive(")
    case .recommendation:
      row.contains(/IntentRecommendation(<\w+>)?\(/) && !row.contains("func ")
    case .sample: row.split(separator: "??").dropFirst().contains(where: TellingLine.isOfSample)
    case .universalTime:
      row.contains(
        /\.iso8601($|\W)|ISO8601(DateFormatter|Format)\(|secondsFromGMT: 0|"(UTC|GMT)"|\.gmt($|\W)/
      )
    case .unordered: row.contains(/(^|\W)Set[<(]|\.(values|keys)($|\W)|Dictionary\(grouping/)
    }
  }

  private static func hasDayLength(_ row: Substring) -> Bool {
    let packed = String(row.filter { !" _()".contains($0) }).replacing(".0", with: "")
    return packed.contains(
      /(^|\D)(86400|24\*60\*60|60\*60\*24|60\*24\*60|24\*3600|3600\*24|1440\*60|60\*1440)($|\D)/
    ) || packed.contains(/\.hours24($|\D)/)
  }
}

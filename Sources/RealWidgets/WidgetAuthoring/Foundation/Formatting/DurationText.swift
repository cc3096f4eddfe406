import Foundation

struct DurationText {
  struct Unit {
    let component: Calendar.Component
    let unit: NSCalendar.Unit
    let name: String
    let short: String
    let letter: String
  }

  static let units = [
    Unit(component: .year, unit: .year, name: "year", short: "yr", letter: "y"),
    Unit(component: .month, unit: .month, name: "month", short: "mo", letter: "mo"),
    Unit(component: .weekOfMonth, unit: .weekOfMonth, name: "week", short: "wk", letter: "w"),
    Unit(component: .day, unit: .day, name: "day", short: "day", letter: "d"),
    Unit(component: .hour, unit: .hour, name: "hour", short: "hr", letter: "h"),
    Unit(component: .minute, unit: .minute, name: "minute", short: "min", letter: "m"),
    Unit(component: .second, unit: .second, name: "second", short: "sec", letter: "s"),
  ]

  let text: String

  init(
    _ parts: [(Unit, Int)],
    _ style: DateComponentsFormatter.UnitsStyle,
    _ behavior: DateComponentsFormatter.ZeroFormattingBehavior,
    _ limit: Int
  ) {
    let kept = Self.kept(parts, style, behavior, limit)
    let pads = behavior.contains(.pad)
    let texts = kept.enumerated().map { place, part in
      Self.text(part.0, part.1, style, isPadded: style == .positional && (pads || place > 0))
    }
    text =
      switch style {
      case .positional: texts.joined(separator: ":")
      case .abbreviated, .brief: texts.joined(separator: " ")
      case .short, .full, .spellOut: texts.joined(separator: ", ")
      }
  }

  private static func kept(
    _ parts: [(Unit, Int)],
    _ style: DateComponentsFormatter.UnitsStyle,
    _ behavior: DateComponentsFormatter.ZeroFormattingBehavior,
    _ limit: Int
  ) -> [(Unit, Int)] {
    guard !behavior.contains(.pad) else { return parts }
    var drops = behavior
    if behavior.isEmpty || behavior.contains(.default) {
      drops = style == .positional ? .dropLeading : .dropAll
    }
    // With nothing but zeros, the smallest unit is kept.
    let first = parts.firstIndex { $0.1 != 0 } ?? parts.count - 1
    let last = parts.lastIndex { $0.1 != 0 } ?? parts.count - 1
    let kept = parts.enumerated().filter { place, part in
      if part.1 != 0 || place == first && first == last { return true }
      if place < first { return !drops.contains(.dropLeading) }
      if place > last { return !drops.contains(.dropTrailing) }
      return !drops.contains(.dropMiddle)
    }
    .map(\.element)
    return limit > 0 ? Array(kept.prefix(limit)) : kept
  }

  private static func text(
    _ unit: Unit,
    _ value: Int,
    _ style: DateComponentsFormatter.UnitsStyle,
    isPadded: Bool
  ) -> String {
    let plural = abs(value) == 1 ? "" : "s"
    switch style {
    case .positional:
      return isPadded && (0...9).contains(value) ? "0\(value)" : "\(value)"
    case .abbreviated: return "\(value)\(unit.letter)"
    case .short:
      return "\(value) \(unit.short)\(["yr", "mo", "wk", "day"].contains(unit.short) ? plural : "")"
    case .brief: return "\(value)\(unit.short)\(unit.short == "day" ? plural : "")"
    case .full: return "\(value) \(unit.name)\(plural)"
    case .spellOut:
      let words = NumberFormatter()
      words.numberStyle = .spellOut
      return "\(words.string(from: NSNumber(value: value)) ?? "\(value)") \(unit.name)\(plural)"
    }
  }
}

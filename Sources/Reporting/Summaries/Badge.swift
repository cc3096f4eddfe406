import RunRecord

/// A record as an SVG badge for a front page: required clauses that held, those not claimed, and
/// the largest share of a day for which a widget was outdated.
struct Badge {
  private let left = "widgetcheck"
  private let right: String
  private let sentence: String
  private let tone: Outcome.Tone

  init(_ record: RunRecord) {
    let outcome = Outcome(record)
    tone = outcome.tone
    sentence = outcome.sentence
    right = Badge.words(on: record, outcome.tone)
  }

  private static func words(on record: RunRecord, _ tone: Outcome.Tone) -> String {
    guard tone != .partial else { return "partial" }
    guard record.header.purpose != .mutants else {
      let tally = MutantTally(record.mutants)
      let killed = tally.catchable.count - tally.survivors.count
      return "\(killed) of \(tally.catchable.count) mutants killed"
    }
    let tally = LevelTally(.required, of: record.clauses)
    var words = ["\(tally[.held]) of \(tally.applicable - tally[.notClaimed]) held"]
    if tally[.broken] > 0 { words.append("\(tally[.broken]) broken") }
    if tally[.notClaimed] > 0 { words.append("\(tally[.notClaimed]) not claimed") }
    switch tone {
    case .broken where tally[.broken] == 0: words.append("failed")
    case .undecided: words.append("undecided")
    case .vacuous: words.append("not exercised")
    case .held, .broken, .partial: break
    }
    let share = record.days.compactMap(\.freshness.outdatedShare).max() ?? 0
    if share > 0 { words.append("outdated up to \(share) %") }
    return words.joined(separator: ", ")
  }

  /// The colour behind the result, dark enough for white letters.
  private var colour: String {
    switch tone {
    case .held: "#14713f"
    case .broken: "#bf2430"
    case .undecided: "#8a5a00"
    case .vacuous: "#6b3fb0"
    case .partial: "#57606a"
    }
  }

  var svg: String {
    let (first, second) = (Badge.width(left), Badge.width(right))
    let label = XMLEscaping.escape("WidgetCheck: \(sentence)")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(first + second)" height="20" role="img" aria-label="\(label)">
      <clipPath id="r"><rect width="\(first + second)" height="20" rx="4"/></clipPath>
      <g clip-path="url(#r)"><rect width="\(first)" height="20" fill="#24292f"/>\
      <rect x="\(first)" width="\(second)" height="20" fill="\(colour)"/></g>
      <g fill="#fff" font-family="Verdana,DejaVu Sans,Geneva,sans-serif" font-size="11">
      \(text(left, at: 0, first))
      \(text(right, at: first, second))
      </g>
      </svg>

      """
  }

  /// Returns a text stretched to the length of its part, regardless of the font.
  private func text(_ text: String, at start: Int, _ width: Int) -> String {
    "<text x=\"\(start + Badge.margin)\" y=\"14\" textLength=\"\(width - 2 * Badge.margin)\">\(text)</text>"
  }

  private static let margin = 7

  /// Returns the width of a text with its margins in pixels: 6.6 per letter, Verdana's average.
  private static func width(_ text: String) -> Int { text.count * 66 / 10 + 2 * margin }
}

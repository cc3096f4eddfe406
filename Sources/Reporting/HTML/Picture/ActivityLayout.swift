import RunRecord
import WidgetModel

/// The positions of the steps of Live Activities in their picture.
///
/// Each event has a column, as far from the previous one as its words and the time between them
/// need. Widths are estimated from the number of characters, so no fonts are needed.
struct ActivityLayout {
  /// An event, of one activity or several.
  struct Column {
    /// The instant, in microseconds.
    let at: Int64
    /// The event that began it, -1 if unknown.
    let event: Int64
    let kind: Kind
    var x = 0
  }

  enum Kind: Hashable {
    case steps
    case limit
    case end
  }

  /// A part of a band: one state, from one column to another.
  struct Segment {
    let from: Int
    let to: Int
    let style: String
    let label: String
  }

  private(set) var columns: [Column] = []

  private(set) var places: [[Int]] = []

  private(set) var width = 0

  private let lives: [ActivityLine]

  /// The space left of the first column.
  static let margin = 16

  /// Lays out lives, with the instant of a limit, -1 for none, in O(steps x columns).
  init(_ activities: ActivitiesLine, due: Int64) {
    lives = activities.lives
    for (life, line) in lives.enumerated() {
      for (step, stepLine) in line.steps.enumerated() {
        add(Column(at: stepLine.at, event: key(stepLine, life, step), kind: .steps))
      }
    }
    let last = columns.map(\.at).max() ?? 0
    if due >= 0, due <= last, !columns.contains(where: { $0.at == due }) {
      columns.append(Column(at: due, event: .min, kind: .limit))
    }
    if lives.contains(where: { $0.isThereAtEnd }) || due > last {
      columns.append(Column(at: max(last, activities.end), event: .max, kind: .end))
    }
    columns.sort { ($0.at, $0.event) < ($1.at, $1.event) }
    places = lives.enumerated().map { life, line in
      line.steps.enumerated().map { step, stepLine in
        let event = key(stepLine, life, step)
        return columns.firstIndex { $0.at == stepLine.at && $0.event == event } ?? 0
      }
    }
    spread()
  }

  private mutating func add(_ column: Column) {
    if !columns.contains(where: { $0.at == column.at && $0.event == column.event }) {
      columns.append(column)
    }
  }

  /// Returns a key that orders steps of one instant: the event, or a number after the trace;
  /// effects of time on several activities share a column.
  private func key(_ step: ActivityStepLine, _ life: Int, _ place: Int) -> Int64 {
    let own = ActivityLayout.ownKey(step, life, place)
    guard step.source == .time else { return own }
    let isAlone = !lives[life].steps.enumerated().contains {
      $0.offset != place && $0.element.at == step.at && $0.element.source == .time
    }
    guard isAlone else { return own }
    let same = lives.enumerated().flatMap { other, line in
      line.steps.enumerated()
        .filter { $0.element.source == .time && $0.element.at == step.at }
        .map { ActivityLayout.ownKey($0.element, other, $0.offset) }
    }
    return same.min() ?? own
  }

  private static func ownKey(_ step: ActivityStepLine, _ life: Int, _ place: Int) -> Int64 {
    // Larger than any event's index, and unique for each step.
    step.event >= 0 ? step.event : 1_000_000_000 + Int64(life * 10_000 + place)
  }

  /// Returns the width of a label in pixels, at a font size of 11 pixels.
  static func width(of label: String) -> Int { label.count * 6 + 6 }

  /// Returns the width of a time, which is written in bold.
  static func width(ofTime label: String) -> Int { label.count * 15 / 2 + 6 }
}

extension ActivityLayout {
  /// Returns the segments of a life in a band; the last one extends to the end.
  func segments(
    of life: Int,
    _ band: (ActivityStepLine) -> (style: String, label: String)?
  ) -> [Segment] {
    var segments: [Segment] = []
    var open: (from: Int, style: String, label: String)?
    func close(at column: Int) {
      guard let begun = open, column > begun.from else { return }
      segments.append(
        Segment(from: begun.from, to: column, style: begun.style, label: begun.label)
      )
    }
    for (step, column) in zip(lives[life].steps, places[life]) {
      let next = band(step)
      if let open, let next, open.style == next.style, open.label == next.label { continue }
      close(at: column)
      open = next.map { (column, $0.style, $0.label) }
    }
    close(at: columns.count - 1)
    return segments
  }

  /// Positions the columns, each after everything between it and earlier ones.
  private mutating func spread() {
    var needs: [(from: Int, to: Int, width: Int)] = []
    for (life, line) in lives.enumerated() {
      for (place, step) in line.steps.enumerated() {
        let next = place + 1 < line.steps.count ? places[life][place + 1] : columns.count
        let cut = place + 1 < line.steps.count ? line.steps[place + 1].cut : line.cut
        needs.append(
          (
            places[life][place], next,
            ActivityLayout.width(of: step.label) + 20
              + (cut.isEmpty ? 0 : ActivityLayout.width(of: cut) + 24)
          )
        )
      }
      for band in ActivityBand.allCases {
        needs += segments(of: life, band.part).map {
          ($0.from, $0.to, ActivityLayout.width(of: $0.label) + 10)
        }
      }
    }
    var x = ActivityLayout.margin
    for index in columns.indices {
      if index > 0 {
        let time = ActivityLayout.width(ofTime: columns[index - 1].label) + 8
        x = columns[index - 1].x + max(30 + gap(before: index), time)
      }
      for need in needs where need.to == index {
        x = max(x, columns[need.from].x + need.width)
      }
      columns[index].x = x
    }
    width = (columns.last?.x ?? 0) + ActivityLayout.width(ofTime: columns.last?.label ?? "") + 12
    for need in needs where need.to == columns.count {
      width = max(width, columns[need.from].x + need.width + 6)
    }
  }

  /// Returns extra room for elapsed time: proportional to the number of digits of the milliseconds.
  private func gap(before index: Int) -> Int {
    let milliseconds = (columns[index].at - columns[index - 1].at) / 1000
    return milliseconds > 0 ? 8 * "\(milliseconds)".count : 0
  }
}

extension ActivityLayout.Column {
  var label: String {
    let time = Interval(microseconds: at).description
    return switch kind {
    case .steps, .limit: time
    case .end: "end of the run, \(time)"
    }
  }
}

enum ActivityBand: String, CaseIterable {
  case state
  case island = "Dynamic Island"
  case screen = "Lock Screen"

  /// Returns the state of the band after a step, `nil` if there is nothing to see.
  func part(_ step: ActivityStepLine) -> (style: String, label: String)? {
    switch self {
    case .state: step.phase == .absent ? nil : ("phase \(step.phase.rawValue)", step.phase.rawValue)
    case .island: step.place.label.map { ("shown \(step.place.rawValue)", $0) }
    case .screen: step.screen.map { ("screen", $0) }
    }
  }
}

extension ActivityStepLine.Place {
  /// The presentation in words, `nil` if there is none.
  var label: String? {
    switch self {
    case .none: nil
    case .compact: "compact"
    case .attached: "minimal, attached"
    case .detached: "minimal, detached"
    }
  }
}

extension ActivityStepLine {
  /// The content on the Lock Screen in words, `nil` if there is none.
  var screen: String? {
    guard isOnLockScreen else { return nil }
    return content < 0 ? "no content" : content == 0 ? "first content" : "update \(content)"
  }

  var label: String {
    var words = outcome == .taken ? name : "\(name) \(outcome.word)"
    if words.count > 34 { words = String(words.prefix(33)) + "…" }
    return alert == .none ? words : "\(words) ▲ \(alert.rawValue)"
  }

  /// The number of steps left out before it in words, empty for none.
  var cut: String { omitted > 0 ? counted(omitted, "step") : "" }
}

extension ActivityStepLine.Outcome {
  var word: String {
    switch self {
    case .taken: "had its effect"
    case .refused: "refused"
    case .ignored: "ignored"
    case .dropped: "dropped"
    case .unexplained: "without effect"
    }
  }
}

extension ActivityLine {
  /// The number of steps left out after its last one in words, empty for none.
  var cut: String { omitted > 0 ? counted(omitted, "step") : "" }

  /// True if it is visible or scheduled after its last step.
  var isThereAtEnd: Bool { steps.last.map { $0.phase != .absent } ?? false }
}

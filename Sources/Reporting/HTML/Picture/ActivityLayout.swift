import RunRecord
import WidgetModel

/// Where the steps of Live Activities stand in their picture.
///
/// Whatever happens has a column; columns stand in the order in which things happened, each as far from the one before
/// as words need, and further where more time lies between. Lengths are estimated from the number of characters, so
/// that the layout needs no fonts.
struct ActivityLayout {
  /// Something that happens, to one activity or several.
  struct Column {
    /// When, in microseconds.
    let at: Int64
    /// The event that began it, -1 where it is not known.
    let event: Int64
    /// What it is.
    let kind: Kind
    /// The distance from the left.
    var x = 0
  }

  /// What a column is of.
  enum Kind: Hashable {
    /// Steps of activities.
    case steps
    /// The instant at which a limit is reached.
    case limit
    /// The end of the run.
    case end
  }

  /// A part of a band: how something stands from one column to another.
  struct Segment {
    /// The first column.
    let from: Int
    /// The column at which it is over.
    let to: Int
    /// The style of its part.
    let style: String
    /// What stands in it.
    let label: String
  }

  /// The columns, from left to right.
  private(set) var columns: [Column] = []

  /// The column of each step, by life.
  private(set) var places: [[Int]] = []

  /// The width of the whole.
  private(set) var width = 0

  private let lives: [ActivityLine]

  /// The space left of the first column.
  static let margin = 16

  /// Lays out lives, with the instant at which a limit was reached, -1 for none.
  ///
  /// - Complexity: O(steps x columns).
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

  /// What tells the steps of one instant apart, in their order: the event, or a number beyond all of the trace.
  ///
  /// What time brings to several activities at one instant has one column.
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
    step.event >= 0 ? step.event : 1_000_000_000 + Int64(life * 10_000 + place)
  }

  /// The width of a label in pixels, at 11 pixels a line.
  static func width(of label: String) -> Int { label.count * 6 + 6 }

  /// The width of a time, which is written in bold.
  static func width(ofTime label: String) -> Int { label.count * 15 / 2 + 6 }
}

extension ActivityLayout {
  /// The segments of a life in a band, from what its steps say; the last one goes on to the end.
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

  /// Places the columns: each behind all that stands between it and those before.
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

  /// More room where more time passes: so much for each digit of the milliseconds.
  private func gap(before index: Int) -> Int {
    let milliseconds = (columns[index].at - columns[index - 1].at) / 1000
    return milliseconds > 0 ? 8 * "\(milliseconds)".count : 0
  }
}

extension ActivityLayout.Column {
  /// The time at the top of the column.
  var label: String {
    let time = Interval(microseconds: at).description
    return switch kind {
    case .steps, .limit: time
    case .end: "end of the run, \(time)"
    }
  }
}

/// A band of an activity's picture.
enum ActivityBand: String, CaseIterable {
  /// How far it has come.
  case state
  /// How it stands in the Dynamic Island.
  case island = "Dynamic Island"
  /// What the Lock Screen shows.
  case screen = "Lock Screen"

  /// What a step says of the band: nothing where there is nothing to be seen.
  func part(_ step: ActivityStepLine) -> (style: String, label: String)? {
    switch self {
    case .state: step.phase == .absent ? nil : ("phase \(step.phase.rawValue)", step.phase.rawValue)
    case .island: step.place.label.map { ("shown \(step.place.rawValue)", $0) }
    case .screen: step.screen.map { ("screen", $0) }
    }
  }
}

extension ActivityStepLine.Place {
  /// How it stands in the Dynamic Island, `nil` where it does not.
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
  /// What the Lock Screen shows of it, `nil` for nothing.
  var screen: String? {
    guard isOnLockScreen else { return nil }
    return content < 0 ? "no content" : content == 0 ? "first content" : "update \(content)"
  }

  /// The words beside the step in the picture.
  var label: String {
    var words = outcome == .taken ? name : "\(name) \(outcome.word)"
    if words.count > 34 { words = String(words.prefix(33)) + "…" }
    return alert == .none ? words : "\(words) ▲ \(alert.rawValue)"
  }

  /// What was left out before it, empty for nothing.
  var cut: String { omitted > 0 ? counted(omitted, "step") : "" }
}

extension ActivityStepLine.Outcome {
  /// What became of it, in a word or two.
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
  /// What was left out after its last step, empty for nothing.
  var cut: String { omitted > 0 ? counted(omitted, "step") : "" }

  /// Whether it can be seen, or waits, as far as it is told.
  var isThereAtEnd: Bool { steps.last.map { $0.phase != .absent } ?? false }
}

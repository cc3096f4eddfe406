import RunRecord
import WidgetModel

/// Where the events of a picture stand.
///
/// Moments stand side by side, each as wide as its labels need; events of one moment and lane stand
/// in a row. Gaps of more than a minute, and events left out, become strips of fixed width. Lengths
/// are estimated from the number of characters, so that the layout needs no fonts.
struct PictureLayout {
  /// An event's place.
  struct Mark {
    /// The event's place in the trace.
    let index: Int
    /// The event.
    let event: TraceLine
    /// The distance from the left.
    let x: Int
    /// The distance from the top.
    let y: Int
  }

  /// A moment with its label.
  struct Moment {
    /// When it is, in microseconds.
    let at: Int64
    /// The distance from the left.
    let x: Int
    /// The time, in full or since the last moment written in full.
    let label: String
    /// Whether the time is written in full.
    let isFull: Bool
  }

  /// A folded gap.
  struct FoldedGap {
    /// The distance from the left.
    let x: Int
    /// The width.
    let width: Int
    /// What is folded, in short.
    let label: String
    /// What is folded, exactly.
    let title: String
  }

  /// The events.
  private(set) var marks: [Mark] = []
  /// The moments.
  private(set) var moments: [Moment] = []
  /// The folded gaps.
  private(set) var folds: [FoldedGap] = []
  /// The width of the whole.
  private(set) var width = PictureLayout.margin
  /// The lanes.
  let lanes: PictureLanes

  /// The space left of the first event.
  static let margin = 14
  /// The gap from which on it is folded.
  static let longestGap = Interval.minutes(1)

  /// The height of the whole.
  var height: Int { lanes.bottom + 42 }

  private var fullInstant: Int64 = 0

  /// Lays out the chosen events of a finding's trace, and the moment at which a limit was reached.
  ///
  /// - Complexity: O(events).
  init(_ finding: FindingLine, _ selection: TraceSelection) {
    let trace = finding.trace
    lanes = PictureLanes(finding)
    var last = (index: -1, at: Int64(0))
    for group in PictureLayout.groups(finding, selection) {
      let first = group.indices.first
      let missing = first.map { $0 - last.index - 1 } ?? 0
      let gap = Interval(microseconds: max(0, group.at - last.at))
      if missing > 0 || gap > PictureLayout.longestGap { fold(missing, gap) }
      place(group, trace)
      last = (group.indices.last ?? last.index, group.at)
    }
    if last.index >= 0, last.index + 1 < trace.count {
      fold(trace.count - last.index - 1, Interval(microseconds: 0))
    }
  }

  /// The distance from the left at which an instant stands, between the moments round it.
  func x(at instant: Int64) -> Int? {
    guard let after = moments.firstIndex(where: { $0.at >= instant }) else {
      return moments.last?.x
    }
    guard moments[after].at > instant, after > 0 else { return moments[after].x }
    let (left, right) = (moments[after - 1], moments[after])
    let share = Double(instant - left.at) / Double(max(1, right.at - left.at))
    return left.x + Int(share * Double(right.x - left.x))
  }

  /// The width of a label in pixels, at 11 pixels a line.
  static func width(of label: String) -> Int { label.count * 7 }

  /// A length in its two largest units, with a tilde where that is not exact.
  static func short(_ length: Interval) -> String {
    let unit: Int64 =
      length >= .days(1) ? 3_600_000_000 : length >= .hours(1) ? 60_000_000 : 1_000_000
    let rest = length.microseconds % unit
    let rounded = Interval(microseconds: length.microseconds - rest)
    return rest == 0 ? "\(length)" : "~\(rounded)"
  }
}

extension PictureLayout {
  /// The events of one instant.
  private struct Group {
    let at: Int64
    var indices: [Int]
  }

  /// The chosen events by their instants, and an empty group where only the limit was reached.
  private static func groups(_ finding: FindingLine, _ selection: TraceSelection) -> [Group] {
    var groups: [Group] = []
    for index in selection.indices {
      let at = finding.trace[index].at
      if groups.last?.at == at {
        groups[groups.count - 1].indices.append(index)
      } else {
        groups.append(Group(at: at, indices: [index]))
      }
    }
    let due = finding.comparison.due
    guard due >= 0, let first = groups.first, due >= first.at,
      !groups.contains(where: { $0.at == due })
    else { return groups }
    let place = groups.firstIndex { $0.at > due } ?? groups.count
    groups.insert(Group(at: due, indices: []), at: place)
    return groups
  }

  private mutating func fold(_ missing: Int, _ gap: Interval) {
    let long = gap > PictureLayout.longestGap
    let events = counted(Int64(missing), "event")
    var label = long ? PictureLayout.short(gap) : ""
    if missing > 0 { label = label.isEmpty ? events : "\(label), \(events)" }
    var title = long ? "\(gap) pass" : ""
    if missing > 0 { title += (title.isEmpty ? "" : "; ") + "\(events) not drawn" }
    let strip = max(26, PictureLayout.width(of: label) + 14)
    folds.append(FoldedGap(x: width, width: strip, label: label, title: title))
    width += strip + 16
    fullInstant = -1
  }

  private mutating func place(_ group: Group, _ trace: [TraceLine]) {
    let isFull = moments.isEmpty || fullInstant < 0
    if isFull { fullInstant = group.at }
    let label =
      isFull
      ? Interval(microseconds: group.at).description
      : "+" + Interval(microseconds: group.at - fullInstant).description
    moments.append(Moment(at: group.at, x: width, label: label, isFull: isFull))
    var slots: [Int: Int] = [:]
    var used = [Int](repeating: 0, count: lanes.lanes.count)
    var columns: [[Int]] = []
    for index in group.indices {
      let event = trace[index]
      let lane = lanes.lane(of: event)
      let slot = max(used[lane], slots[Int(clamping: event.cause)] ?? 0)
      used[lane] = slot + 1
      slots[index] = slot
      while columns.count <= slot { columns.append([]) }
      columns[slot].append(index)
    }
    let start = width
    for column in columns {
      for index in column {
        let event = trace[index]
        marks.append(Mark(index: index, event: event, x: width, y: lanes.y(of: event)))
      }
      let labels = column.map { PictureLayout.width(of: trace[$0].shortLabel) }
      width += max(30, (labels.max() ?? 0) + 22)
    }
    width = max(width, start + PictureLayout.width(of: label) + 12)
  }
}

extension TraceLine {
  /// What the event is called; what earlier versions wrote is told in words as well.
  var fullName: String {
    guard name.isEmpty else { return name }
    var words = ""
    for character in kind {
      if character.isUppercase, !words.isEmpty { words += " " }
      words += character.lowercased()
    }
    return words
  }

  /// The words beside the event in a picture.
  var shortLabel: String {
    fullName.count > 28 ? String(fullName.prefix(27)) + "…" : fullName
  }
}

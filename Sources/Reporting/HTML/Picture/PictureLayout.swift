import RunRecord
import WidgetModel

/// The positions of a picture's events.
///
/// Each moment is as wide as its labels need; events of one moment and lane are in a row. Gaps of
/// over a minute and omitted events are strips. Widths are estimated, so no fonts are needed.
struct PictureLayout {
  struct Mark {
    /// The event's index in the trace.
    let index: Int
    let event: TraceLine
    let x: Int
    let y: Int
  }

  struct Moment {
    /// The instant, in microseconds.
    let at: Int64
    let x: Int
    /// The time, in full or since the last moment written in full.
    let label: String
    let isFull: Bool
  }

  struct FoldedGap {
    let x: Int
    let width: Int
    let label: String
    let title: String
  }

  private(set) var marks: [Mark] = []
  private(set) var moments: [Moment] = []
  private(set) var folds: [FoldedGap] = []
  private(set) var width = PictureLayout.margin
  let lanes: PictureLanes

  /// The space left of the first event.
  static let margin = 14
  /// The longest gap that is not folded.
  static let longestGap = Interval.minutes(1)

  var height: Int { lanes.bottom + 42 }

  private var fullInstant: Int64 = 0

  /// Lays out the selected events of a finding's trace, and the moment of a limit, in O(events).
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

  /// Returns the distance from the left of an instant, interpolated between moments.
  func x(at instant: Int64) -> Int? {
    guard let after = moments.firstIndex(where: { $0.at >= instant }) else {
      return moments.last?.x
    }
    guard moments[after].at > instant, after > 0 else { return moments[after].x }
    let (left, right) = (moments[after - 1], moments[after])
    let share = Double(instant - left.at) / Double(max(1, right.at - left.at))
    return left.x + Int(share * Double(right.x - left.x))
  }

  /// Returns the width of a label in pixels, at a font size of 11 pixels.
  static func width(of label: String) -> Int { label.count * 7 }

  /// Returns a length in its two largest units, with a tilde if it is not exact.
  static func short(_ length: Interval) -> String {
    let unit: Int64 =
      length >= .days(1) ? 3_600_000_000 : length >= .hours(1) ? 60_000_000 : 1_000_000
    let rest = length.microseconds % unit
    let rounded = Interval(microseconds: length.microseconds - rest)
    return rest == 0 ? "\(length)" : "~\(rounded)"
  }
}

extension PictureLayout {
  private struct Group {
    let at: Int64
    var indices: [Int]
  }

  /// Returns the selected events by instant, with a group for the moment of the limit.
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
    // The next moment after a gap is written in full.
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
  /// The name of the event; for records of earlier versions, derived from its kind.
  var fullName: String {
    guard name.isEmpty else { return name }
    var words = ""
    for character in kind {
      if character.isUppercase, !words.isEmpty { words += " " }
      words += character.lowercased()
    }
    return words
  }

  var shortLabel: String {
    fullName.count > 28 ? String(fullName.prefix(27)) + "…" : fullName
  }
}

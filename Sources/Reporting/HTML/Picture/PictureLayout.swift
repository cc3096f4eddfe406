import Conformance
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
    /// The distance from the left.
    let x: Int
    /// The time, in full or since the last moment written in full.
    let label: String
    /// Whether the time is written in full.
    let isFull: Bool
  }

  /// A folded gap.
  struct Fold {
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
  private(set) var folds: [Fold] = []
  /// The width of the whole.
  private(set) var width = PictureLayout.margin

  /// The space left of the first event.
  static let margin = 14
  /// The height of the axis above the lanes.
  static let axis = 34
  /// The height of a lane.
  static let lane = 46
  /// The height of the whole.
  static let height = axis + lane * TraceLine.Lane.allCases.count + 26
  /// The gap from which on it is folded.
  static let longestGap = Interval.minutes(1)

  private var fullInstant: Int64 = 0

  /// Lays out the chosen events of a trace.
  ///
  /// - Complexity: O(events).
  init(_ trace: [TraceLine], _ selection: TraceSelection) {
    var start = 0
    let indices = selection.indices
    while start < indices.count {
      let at = trace[indices[start]].at
      var end = start
      while end < indices.count, trace[indices[end]].at == at { end += 1 }
      if let (missing, gap) = distance(start, indices, trace) {
        fold(missing, gap, isFirst: start == 0)
      }
      place(Array(indices[start..<end]), trace, isFirst: start == 0)
      start = end
    }
    if let last = indices.last, last + 1 < trace.count {
      fold(trace.count - last - 1, Interval(microseconds: 0), isFirst: false)
    }
  }

  /// The vertical middle of a lane.
  static func y(_ lane: TraceLine.Lane) -> Int {
    axis + PictureLayout.lane * (TraceLine.Lane.allCases.firstIndex(of: lane) ?? 0) + 30
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
  /// What lies between two neighbours of the picture: events left out, and a long gap.
  private func distance(
    _ position: Int,
    _ indices: [Int],
    _ trace: [TraceLine]
  ) -> (missing: Int, gap: Interval)? {
    let before = position > 0 ? indices[position - 1] : -1
    let missing = indices[position] - before - 1
    let since = before >= 0 ? trace[before].at : 0
    let gap = Interval(microseconds: max(0, trace[indices[position]].at - since))
    return missing > 0 || gap > PictureLayout.longestGap ? (missing, gap) : nil
  }

  private mutating func fold(_ missing: Int, _ gap: Interval, isFirst: Bool) {
    let long = gap > PictureLayout.longestGap
    let events = counted(Int64(missing), "event")
    var label = long ? PictureLayout.short(gap) : ""
    if missing > 0 { label = label.isEmpty ? events : "\(label), \(events)" }
    var title = long ? "\(gap) pass" : ""
    if missing > 0 { title += (title.isEmpty ? "" : "; ") + "\(events) not drawn" }
    let strip = max(26, PictureLayout.width(of: label) + 14)
    folds.append(Fold(x: width, width: strip, label: label, title: title))
    width += strip + 16
    fullInstant = -1
  }

  private mutating func place(_ group: [Int], _ trace: [TraceLine], isFirst: Bool) {
    let at = trace[group[0]].at
    let isFull = isFirst || fullInstant < 0
    if isFull { fullInstant = at }
    let label =
      isFull
      ? Interval(microseconds: at).description
      : "+" + Interval(microseconds: at - fullInstant).description
    moments.append(Moment(x: width, label: label, isFull: isFull))
    var slots: [Int: Int] = [:]
    var used = [Int](repeating: 0, count: TraceLine.Lane.allCases.count)
    var columns: [[Int]] = []
    for index in group {
      let event = trace[index]
      let lane = TraceLine.Lane.allCases.firstIndex(of: event.lane) ?? 0
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
        marks.append(Mark(index: index, event: event, x: width, y: PictureLayout.y(event.lane)))
      }
      let labels = column.map { PictureLayout.width(of: trace[$0].shortLabel) }
      width += max(30, (labels.max() ?? 0) + 22)
    }
    width = max(width, start + PictureLayout.width(of: label) + 12)
  }
}

extension TraceLine {
  /// The words beside the event in a picture.
  var shortLabel: String {
    kind.count > 20 ? String(kind.prefix(19)) + "…" : kind
  }
}

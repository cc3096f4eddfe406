import WidgetModel

/// Sees to it that a commit of some kind is reported to the author, and no other one.
///
/// A report belongs to the commit of its placed widget at the same instant, before or after it; a
/// report that is missing may follow within the service promise.
struct NoticeWatch {
  private struct Wait {
    let instant: Instant
    let index: Int
  }

  private let notice: Notice
  private var reported: [Instant?] = []
  private var waiting: [Wait?] = []

  /// Creates a watch for one notice.
  init(_ notice: Notice) { self.notice = notice }

  /// Prepares for a run.
  mutating func begin(_ state: ObservedState) {
    reported = Array(repeating: nil, count: state.placements.count)
    waiting = Array(repeating: nil, count: state.placements.count)
  }

  /// Sees a report.
  mutating func report(_ notice: Notice, _ id: PlacementID?, at now: Instant) {
    guard notice == self.notice, let id, waiting.indices.contains(Int(id.number)) else { return }
    if waiting[Int(id.number)] == nil { reported[Int(id.number)] = now }
    waiting[Int(id.number)] = nil
  }

  /// Sees a commit, which has to be reported or must not be.
  mutating func commit(
    _ id: PlacementID,
    isToBeReported: Bool,
    at index: Int,
    _ now: Instant,
    _ tally: inout Tally
  ) {
    let place = Int(id.number)
    guard waiting.indices.contains(place) else { return }
    if let wait = waiting[place] { miss(id, wait, &tally) }
    waiting[place] = nil
    let isReported = reported[place] == now
    reported[place] = nil
    if isToBeReported, !isReported { waiting[place] = Wait(instant: now, index: index) }
    guard isReported, !isToBeReported else { return }
    tally.violated(
      "false report",
      at: index,
      placement: id,
      comparing: Comparison(expected: "no report", actual: "\(notice.rawValue) reported"),
      "\(notice.rawValue) was reported of a timeline that is not so"
    )
  }

  /// Sees the end of the run.
  func finish(_ state: ObservedState, _ tally: inout Tally) {
    for place in waiting.indices {
      guard let wait = waiting[place],
        state.now - wait.instant > state.profile.interval(.servicePromise)
      else { continue }
      miss(PlacementID(place), wait, &tally)
    }
  }

  private func miss(_ id: PlacementID, _ wait: Wait, _ tally: inout Tally) {
    tally.violated(
      "not reported",
      at: wait.index,
      placement: id,
      comparing: Comparison(expected: "\(notice.rawValue) reported", actual: "no report"),
      "\(notice.rawValue) was not reported of the timeline committed at \(wait.instant)"
    )
  }
}

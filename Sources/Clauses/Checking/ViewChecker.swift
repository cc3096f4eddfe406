import WidgetModel

/// Judges every distinct view tree of the timeline that is the first answer to a timeline request.
///
/// A situation is counted once for each tree, a breach once for each request.
final class ViewChecker: Checker {
  /// What is found in one tree.
  enum Finding {
    /// The tree is as it should be.
    case kept(situation: Int)
    /// The tree breaks the clause.
    ///
    /// The place is that of the view that is wrong; unknown where one is missing.
    case broken(
      situation: Int,
      kind: StaticString,
      place: SourcePlace = .unknown,
      comparing: Comparison? = nil,
      message: String
    )
    /// The tree cannot be judged.
    case undecided
    /// The clause says nothing about the tree.
    case silent
  }

  private let judge: (ViewTree, RequestRecord, Ledger) -> Finding

  /// For each view, the answer in which it was looked at last.
  private var looked: [Int] = []
  private var answers = 0

  /// Creates a checker that passes each such tree to a function.
  init(_ judge: @escaping (ViewTree, RequestRecord, Ledger) -> Finding) { self.judge = judge }

  func begin(_ ledger: Ledger) {
    looked.removeAll(keepingCapacity: true)
    answers = 0
  }

  func observe(_ event: TraceEvent, at index: Int, _ ledger: Ledger, _ tally: inout Tally) {
    guard case .input(.answered(let id, .timeline(let timeline), _)) = event.body,
      let request = ledger.requests[id], request.kind == .timeline, request.answers == 0,
      let entries = ledger.timeline(timeline)?.entries
    else { return }
    answers += 1
    var isBroken = false
    for entry in entries where isNew(entry.view) {
      guard let tree = ledger.view(entry.view) else { continue }
      switch judge(tree, request, ledger) {
      case .kept(let situation): tally.see(situation)
      case .undecided: tally.leaveUndecided()
      case .silent: break
      case .broken(let situation, let kind, let place, let comparison, let message):
        tally.see(situation)
        guard !isBroken else { continue }
        isBroken = true
        tally.breach(
          kind,
          at: index,
          placement: request.subject.placement,
          request: id,
          place: place,
          comparing: comparison,
          message
        )
      }
    }
  }

  private func isNew(_ view: ViewID) -> Bool {
    let place = Int(view.number)
    guard place >= 0 else { return false }
    while looked.count <= place { looked.append(0) }
    guard looked[place] != answers else { return false }
    looked[place] = answers
    return true
  }
}

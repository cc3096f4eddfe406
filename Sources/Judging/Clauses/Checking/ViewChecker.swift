import WidgetModel

/// Judges every distinct view tree of the timeline that is the first answer to a timeline request,
/// and, of real code, the other drawings that the clause speaks of.
///
/// A situation is counted once for each tree, a violation once for each request. What a script shows
/// besides timelines is not judged: no fault is seeded there.
struct ViewChecker: Checker {
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

  private let judge: (ViewTree, RequestRecord, ObservedState) -> Finding
  private let drawings: Drawings?

  /// For each view, the answer in which it was looked at last.
  private var looked: [Int] = []
  private var answers = 0

  /// The trees of timelines that are known to keep the clause; a timeline of a day may bring the same
  /// 1,440 again and again.
  private var kept = KeptViews()

  /// The request besides those for timelines that was the last to break the clause.
  private var lastBroken: RequestID?

  /// Creates a checker that passes each such tree to a function.
  ///
  /// - Parameters:
  ///   - drawings: The drawings besides timelines that are judged, none for `nil`.
  ///   - judge: What is found in a tree.
  init(
    and drawings: Drawings? = nil,
    _ judge: @escaping (ViewTree, RequestRecord, ObservedState) -> Finding
  ) {
    self.drawings = drawings
    self.judge = judge
  }

  mutating func begin(_ state: ObservedState) {
    looked.removeAll(keepingCapacity: true)
    kept.removeAll()
    answers = 0
    lastBroken = nil
  }

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    switch event.body {
    case .input(.answered(let id, .timeline(let timeline), _)):
      guard let request = state.requests[id], request.kind == .timeline, request.answers == 0,
        let entries = state.timeline(timeline)?.entries
      else { return }
      answers += 1
      var isBroken = false
      for entry in entries where isNew(entry.view) {
        let family = request.subject.family
        if let situation = kept.situation(of: entry.view, in: family) {
          tally.see(situation)
          continue
        }
        guard let tree = state.view(entry.view) else { continue }
        let found = look(at: tree, of: request, at: index, &isBroken, state, &tally)
        if let situation = found { kept.insert(entry.view, in: family, situation) }
      }
    case .input(.answered(let id, .entry(let view), _)):
      guard let drawings, state.isRealCode, let request = state.requests[id],
        let situation = drawings.situation(of: request), let tree = state.view(view)
      else { return }
      tally.see(situation)
      var isBroken = lastBroken == id
      _ = look(at: tree, of: request, at: index, &isBroken, state, &tally)
      if isBroken { lastBroken = id }
    default: break
    }
  }

  /// Judges a tree.
  ///
  /// - Returns: The situation in which the tree keeps the clause, `nil` when it does not.
  private mutating func look(
    at tree: ViewTree,
    of request: RequestRecord,
    at index: Int,
    _ isBroken: inout Bool,
    _ state: ObservedState,
    _ tally: inout Tally
  ) -> Int? {
    switch judge(tree, request, state) {
    case .kept(let situation):
      tally.see(situation)
      return situation
    case .undecided: tally.leaveUndecided()
    case .silent: break
    case .broken(let situation, let kind, let place, let comparison, let message):
      tally.see(situation)
      guard !isBroken else { return nil }
      isBroken = true
      tally.violated(
        kind,
        at: index,
        placement: request.subject.placement,
        request: request.id,
        place: place,
        comparing: comparison,
        message + Drawings.words(for: request, tree)
      )
    }
    return nil
  }

  private mutating func isNew(_ view: ViewID) -> Bool {
    let place = Int(view.number)
    guard place >= 0 else { return false }
    while looked.count <= place { looked.append(0) }
    guard looked[place] != answers else { return false }
    looked[place] = answers
    return true
  }
}

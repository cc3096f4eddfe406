import WidgetModel

/// The position of all checkers in the run: one event, or the end.
struct CheckFrame {
  /// The state before the event, or at the end of the run.
  let state: ObservedState

  /// The index of the event in the trace, or `nil` at the end of the run.
  var index: Int?

  /// The instant of the event, or of the end.
  var now = Instant.start

  /// The guard whose outcome is inverted, if any.
  var negation: UnsafeMutablePointer<GuardNegation>?
}

/// A guard whose outcome is inverted, to test whether that is detected.
struct GuardNegation {
  /// The guard's counter.
  let count: UnsafeMutablePointer<Int>

  /// True if the guard was consulted in any run.
  var wasAsked = false
}

/// The inputs of one clause's checker and the destination of its findings: four addresses of data
/// that its ``Judge`` owns, as is the context itself.
struct CheckContext {
  /// The event or the end of the run.
  let frame: UnsafePointer<CheckFrame>

  /// The counters of the clause's situations.
  let situations: UnsafeMutablePointer<Int>

  /// The counters of the clause's guards.
  let guards: UnsafeMutablePointer<Int>

  /// The clause's findings.
  let tally: UnsafeMutablePointer<Tally>

  /// Records a violation while there is room for it; one function for all clauses.
  @inline(never)
  func violated(
    _ kind: String,
    at index: Int?,
    placement: PlacementID?,
    request: RequestID?,
    place: SourcePlace,
    comparing comparison: () -> Comparison?,
    _ message: () -> String
  ) {
    guard tally.pointee.hasRoom else { return }
    tally.pointee.add(
      Violation(
        kind: kind,
        event: index,
        placement: placement,
        request: request,
        comparison: comparison(),
        message: message(),
        place: place
      )
    )
  }
}

/// The interface of a clause's checker to the observed state and its tally, in the clause's words.
struct ClauseCheck<Checker: ClauseChecker> {
  // A single address, because it is passed at every event. It is valid as long as the judge lives.
  private let address: UnsafePointer<CheckContext>

  init(_ address: UnsafePointer<CheckContext>) { self.address = address }

  private var context: CheckContext { _read { yield address.pointee } }
  var state: ObservedState { context.frame.pointee.state }

  var index: Int? { context.frame.pointee.index }

  var now: Instant { context.frame.pointee.now }

  var profile: Profile { _read { yield context.frame.pointee.state.profile } }

  func see(_ situation: Checker.Situation) { context.situations[ordinal(of: situation)] += 1 }

  func see(_ situation: Checker.Situation, times count: Int) {
    context.situations[ordinal(of: situation)] += count
  }

  /// Counts a situation by its index among all, the ``ordinal(of:)`` of a situation.
  func see(ordinal: Int) { context.situations[ordinal] += 1 }

  /// Counts a case that is covered by the clause but skipped.
  func letPass(_ reason: Checker.Guard) { context.guards[ordinal(of: reason)] += 1 }

  /// Returns `isMet` and counts the skipped case, unless a mutant inverts this guard.
  @inline(__always)
  func skips(_ reason: Checker.Guard, if isMet: Bool) -> Bool {
    let count = context.guards + ordinal(of: reason)
    var isMet = isMet
    if let negation = context.frame.pointee.negation, negation.pointee.count == count {
      negation.pointee.wasAsked = true
      isMet.toggle()
    }
    if isMet { count.pointee += 1 }
    return isMet
  }

  func leaveUndecided() { context.tally.pointee.leaveUndecided() }

  /// Records a violation at the event, or at the end of the run.
  ///
  /// The request is for clauses of provider and view. A `place` that a checker does not know is
  /// derived from the event: a side effect, an answer, or the requested function. The comparison is
  /// for a number or a choice; the message is a sentence with its numbers.
  @inline(__always)
  func violated(
    _ violation: Checker.Violation,
    placement: PlacementID? = nil,
    request: RequestID? = nil,
    place: SourcePlace = .unknown,
    comparing comparison: @autoclosure () -> Comparison? = nil,
    _ message: @autoclosure () -> String
  ) {
    context.violated(
      violation.rawValue,
      at: index,
      placement: placement,
      request: request,
      place: place,
      comparing: comparison,
      message
    )
  }

  /// Records a violation at an earlier event.
  @inline(__always)
  func violated(
    _ violation: Checker.Violation,
    at index: Int?,
    placement: PlacementID? = nil,
    request: RequestID? = nil,
    place: SourcePlace = .unknown,
    comparing comparison: @autoclosure () -> Comparison? = nil,
    _ message: @autoclosure () -> String
  ) {
    context.violated(
      violation.rawValue,
      at: index,
      placement: placement,
      request: request,
      place: place,
      comparing: comparison,
      message
    )
  }
}

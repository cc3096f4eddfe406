import WidgetModel

/// Where all checkers look from: one event, or the end of a run.
struct CheckFrame {
  /// What happened before the event; at the end, all that happened.
  let state: ObservedState

  /// The place of the event in the trace, `nil` at the end of the run.
  var index: Int?

  /// The instant of the event, or of the end.
  var now = Instant.start

  /// The guard whose outcome is turned round, `nil` where none is.
  var negation: UnsafeMutablePointer<GuardNegation>?
}

/// A guard whose outcome is turned round, to see whether anybody notices.
struct GuardNegation {
  /// Where the guard counts.
  let count: UnsafeMutablePointer<Int>

  /// Whether the guard was asked for an outcome in any run.
  var wasAsked = false
}

/// Where the checker of one clause looks from, and where its findings go.
///
/// It is four addresses of what its ``Judge`` owns, as it owns the context itself.
struct CheckContext {
  /// The event or the end of the run.
  let frame: UnsafePointer<CheckFrame>

  /// How often each of the clause's situations was seen.
  let situations: UnsafeMutablePointer<Int>

  /// How often each of the clause's guards let something pass.
  let guards: UnsafeMutablePointer<Int>

  /// Where the clause's findings are kept.
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

/// What the checker of one clause gets with each event and at the end: the observed state, and the tally in
/// the clause's own words.
struct ClauseCheck<Checker: ClauseChecker> {
  /// One address, since it is handed on at every event.
  private let address: UnsafePointer<CheckContext>

  /// Gives a clause's words to the context at an address.
  init(_ address: UnsafePointer<CheckContext>) { self.address = address }

  private var context: CheckContext { _read { yield address.pointee } }

  /// What happened before the event; at the end, all that happened.
  var state: ObservedState { context.frame.pointee.state }

  /// The place of the event in the trace, `nil` at the end of the run.
  var index: Int? { context.frame.pointee.index }

  /// The instant of the event, or of the end.
  var now: Instant { context.frame.pointee.now }

  /// The platform's numbers.
  var profile: Profile { _read { yield context.frame.pointee.state.profile } }

  /// Counts a situation.
  func see(_ situation: Checker.Situation) { context.situations[ordinal(of: situation)] += 1 }

  /// Counts a situation that was met so many times.
  func see(_ situation: Checker.Situation, times count: Int) {
    context.situations[ordinal(of: situation)] += count
  }

  /// Counts a situation that is known by its place among all.
  ///
  /// - Precondition: It is one's ``ordinal(of:)``.
  func see(ordinal: Int) { context.situations[ordinal] += 1 }

  /// Counts something of the clause's matter that goes unjudged.
  func letPass(_ reason: Checker.Guard) { context.guards[ordinal(of: reason)] += 1 }

  /// Whether something of the clause's matter goes unjudged, which is counted.
  ///
  /// - Parameters:
  ///   - reason: Why it would.
  ///   - isMet: Whether the reason is there.
  /// - Returns: `isMet`, but for a mutant that turns this guard round.
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

  /// Counts something that cannot be judged.
  func leaveUndecided() { context.tally.pointee.leaveUndecided() }

  /// Records a violation at the event, or at the end of the run.
  ///
  /// - Parameters:
  ///   - violation: The class of the violation.
  ///   - placement: The placement that the violation is about, if one is.
  ///   - request: The request on whose answer the clause broke, for clauses of provider and view.
  ///   - place: Where the code made what is wrong, such as a view or a timeline. Where a checker does not
  ///     know, whoever runs the code looks at the event: a side effect, an answer, the function that was
  ///     asked.
  ///   - comparison: What was due beside what happened, where there is a number or a choice.
  ///   - message: What happened, in a sentence with its numbers.
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

import WidgetModel

/// What a checker found in one run: how often each situation was seen, and what broke.
public struct Tally: Hashable, Sendable {
  /// How often each of the clause's situations was seen.
  public private(set) var situations: [Int]

  /// How often something went unjudged, for each of the clause's guards.
  public private(set) var guards: [Int]

  /// The violations, the first few of them.
  public private(set) var violations: [Violation] = []

  /// How often the clause could not be judged, say for a view that the model does not know.
  public private(set) var undecided = 0

  /// The violations that one run keeps at most; more say nothing new.
  public static let violationLimit = 64

  /// Creates an empty tally of a clause.
  public init(of clause: Clause) {
    situations = Array(repeating: 0, count: clause.situations.count)
    guards = Array(repeating: 0, count: clause.guards.count)
  }

  /// Creates the tally of a run that was judged elsewhere, in another process for instance.
  ///
  /// - Parameters:
  ///   - situations: How often each situation was seen.
  ///   - violations: What broke; those beyond the limit are dropped.
  ///   - undecided: How often the clause could not be judged.
  ///   - guards: How often each guard let something pass.
  public init(
    situations: [Int],
    violations: [Violation],
    undecided: Int,
    guards: [Int] = []
  ) {
    self.situations = situations
    self.guards = guards
    self.violations = Array(violations.prefix(Tally.violationLimit))
    self.undecided = undecided
  }

  /// Counts a situation, by its place in the clause's list.
  public mutating func see(_ situation: Int) { situations[situation] += 1 }

  /// Takes over how often each situation was seen and each guard let something pass.
  mutating func count(_ seen: UnsafePointer<Int>, _ passed: UnsafePointer<Int>) {
    for situation in situations.indices { situations[situation] = seen[situation] }
    for place in guards.indices { guards[place] = passed[place] }
  }

  /// Counts something that cannot be judged.
  public mutating func leaveUndecided() { undecided += 1 }

  /// Whether another violation of the run would still be kept.
  var hasRoom: Bool { violations.count < Tally.violationLimit }

  /// Records a violation.
  public mutating func add(_ violation: Violation) {
    if violations.count < Tally.violationLimit { violations.append(violation) }
  }

  /// Whether anything broke or could not be judged.
  var hasFindings: Bool { !violations.isEmpty || undecided > 0 }

  /// Forgets what broke; how often something was seen is taken over anew.
  mutating func removeFindings() {
    guard hasFindings else { return }
    violations.removeAll(keepingCapacity: true)
    undecided = 0
  }
}

/// One place where a run broke a clause.
public struct Violation: Hashable, Sendable {
  /// The class of the violation.
  public let kind: String
  /// The place of the event in the trace, `nil` for the end of the run.
  public let event: Int?
  /// The placed widget concerned.
  public let placement: PlacementID?
  /// The request on whose answer the clause broke.
  public let request: RequestID?
  /// What was due beside what happened, `nil` where the message says it all.
  public let comparison: Comparison?
  /// What happened, in a sentence with its numbers.
  public let message: String
  /// The line of the code that broke it, such as `Feed.swift:41`; empty when none is known.
  public let source: String
  /// Whether ``source`` is where the fault itself stands, not the function or declaration round it.
  public let hasOwnLine: Bool
  /// The kind of the real widget whose code broke it; empty when none is known.
  public let widget: String
  /// Where the code made what is wrong; ``source`` is read from it.
  public let place: SourcePlace

  /// Creates a violation that was found elsewhere, in another process for instance.
  ///
  /// - Parameters:
  ///   - kind: The class of the violation.
  ///   - event: The place of the event in the trace.
  ///   - placement: The placed widget concerned.
  ///   - request: The request on whose answer the clause broke.
  ///   - comparison: What was due beside what happened.
  ///   - message: What happened.
  ///   - source: The line of the code.
  ///   - hasOwnLine: Whether the line is where the fault itself stands.
  ///   - widget: The kind of the widget.
  ///   - place: Where the code made what is wrong.
  public init(
    kind: String,
    event: Int? = nil,
    placement: PlacementID? = nil,
    request: RequestID? = nil,
    comparison: Comparison? = nil,
    message: String,
    source: String = "",
    hasOwnLine: Bool = true,
    widget: String = "",
    place: SourcePlace = .unknown
  ) {
    self.kind = kind
    self.event = event
    self.placement = placement
    self.request = request
    self.comparison = comparison
    self.message = message
    self.source = source
    self.hasOwnLine = hasOwnLine
    self.widget = widget
    self.place = place
  }

  /// The violation with the line that was found for it.
  ///
  /// - Parameters:
  ///   - source: The line of the code.
  ///   - isOwn: Whether the fault itself stands there.
  /// - Returns: The violation, otherwise as it is.
  public func standing(at source: String, isOwn: Bool) -> Violation {
    Violation(
      kind: kind,
      event: event,
      placement: placement,
      request: request,
      comparison: comparison,
      message: message,
      source: source,
      hasOwnLine: isOwn,
      widget: widget,
      place: place
    )
  }
}

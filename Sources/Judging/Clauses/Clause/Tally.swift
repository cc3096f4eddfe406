import WidgetModel

/// The findings of a checker in one run: the sightings of each situation, and the violations.
public struct Tally: Hashable, Sendable {
  /// The number of sightings of each of the clause's situations.
  public private(set) var situations: [Int]

  /// The number of skipped cases for each of the clause's guards.
  public private(set) var guards: [Int]

  /// The first violations, up to ``violationLimit``.
  public private(set) var violations: [Violation] = []

  /// The number of cases that could not be judged, such as views that are not in the model.
  public private(set) var undecided = 0

  /// The maximum number of violations kept for one run; more would add nothing new.
  public static let violationLimit = 64

  /// Creates an empty tally of a clause.
  public init(of clause: Clause) {
    situations = Array(repeating: 0, count: clause.situations.count)
    guards = Array(repeating: 0, count: clause.guards.count)
  }

  /// Creates the tally of a run judged elsewhere, such as in a different process; violations beyond
  /// the limit are dropped.
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

  /// Counts a situation, by its index in the clause's list.
  public mutating func see(_ situation: Int) { situations[situation] += 1 }

  mutating func count(_ seen: UnsafePointer<Int>, _ passed: UnsafePointer<Int>) {
    for situation in situations.indices { situations[situation] = seen[situation] }
    for place in guards.indices { guards[place] = passed[place] }
  }

  /// Counts a case that cannot be judged.
  public mutating func leaveUndecided() { undecided += 1 }

  /// True if another violation of the run would still be kept.
  var hasRoom: Bool { violations.count < Tally.violationLimit }

  /// Records a violation.
  public mutating func add(_ violation: Violation) {
    if violations.count < Tally.violationLimit { violations.append(violation) }
  }

  var hasFindings: Bool { !violations.isEmpty || undecided > 0 }

  /// Removes the violations and undecided cases; the counters are copied anew.
  mutating func removeFindings() {
    guard hasFindings else { return }
    violations.removeAll(keepingCapacity: true)
    undecided = 0
  }
}

/// One violation of a clause in a run.
public struct Violation: Hashable, Sendable {
  /// The class of the violation.
  public let kind: String
  /// The index of the event in the trace, or `nil` for the end of the run.
  public let event: Int?
  /// The placed widget concerned.
  public let placement: PlacementID?
  /// The request whose answer violates the clause.
  public let request: RequestID?
  /// The expected and the actual behavior, or `nil` if the message is enough.
  public let comparison: Comparison?
  /// A sentence about the violation, with its numbers.
  public let message: String
  /// The line of the violating code, such as `Feed.swift:41`; empty if unknown.
  public let source: String
  /// True if ``source`` is the line of the fault itself, not of what encloses it.
  public let hasOwnLine: Bool
  /// The kind of the real widget whose code is at fault; empty if unknown.
  public let widget: String
  /// The source location of the fault, from which ``source`` is derived.
  public let place: SourcePlace

  /// Creates a violation that was found elsewhere, for instance in a different process.
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

  /// Returns the violation with its line; `isOwn` if it is that of the fault itself.
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

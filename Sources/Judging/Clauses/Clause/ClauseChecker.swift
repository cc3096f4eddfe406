import WidgetModel

/// A clause with its checker: judges one clause on one run after the other, online.
///
/// A type of the catalogue declares what it counts (``Situation``), what it accuses of (``Violation``)
/// and the obligation itself (``clause``). It sees the kinds of events that its clause observes, in
/// order, and then the end of the run. Its memory grows with the timelines in force and the requests under
/// way, never with the length of the run. It never traps on what a subject does: that is a violation or
/// of no concern.
protocol ClauseChecker: SendableMetatype {
  /// The sides of the clause's boundary, at least two, in the order in which they are told.
  associatedtype Situation: ClauseWord

  /// The situations that a campaign on a runtime need not see.
  static var optional: [Situation] { get }

  /// The kinds of effects without which a runtime never comes into a situation, beside what the clause observes.
  static func needs(_ situation: Situation) -> EventKinds

  /// The classes of violations, each of one or two words; findings of one class are one finding.
  associatedtype Violation: ClauseWord

  /// Why something that is the clause's matter goes unjudged; none unless the checker says so.
  associatedtype Guard: ClauseWord = NoGuard

  /// The obligation.
  static var clause: Clause { get }

  /// The smallest widgets that break the clause, with their near misses; none where no script can.
  static var seededFaults: [SeededFault] { get }

  /// Creates a checker that has seen nothing.
  init()

  /// Forgets the run before and prepares for another.
  mutating func begin(_ state: ObservedState)

  /// Sees one event; the observed state knows what happened before it, not the event itself.
  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>)

  /// Sees the end of the run; the observed state knows every event.
  mutating func finish(_ check: ClauseCheck<Self>)
}

extension ClauseChecker {
  static var optional: [Situation] { [] }
  static func needs(_ situation: Situation) -> EventKinds { [] }
  static var seededFaults: [SeededFault] { [] }

  /// The situations, in their order.
  ///
  /// - Precondition: The cases carry nothing, so that each one's ``ordinal(of:)`` is its place.
  static var situations: [ClauseSituation] {
    let cases = Array(Situation.allCases)
    let places = cases.map { ordinal(of: $0) }
    precondition(places == Array(cases.indices), "\(Self.self) has situations with values")
    // No key paths in what is made for each clause: the runtime puts each together anew, most of a process's start.
    let optional = optional.map { $0.rawValue }
    return cases.map {
      ClauseSituation(
        $0.rawValue,
        isRequired: !optional.contains($0.rawValue),
        needs: needs($0)
      )
    }
  }

  /// The words of the violations, in their order.
  static var violationWords: [String] { Violation.allCases.map { $0.rawValue } }

  /// The words of the guards, in their order.
  ///
  /// - Precondition: The cases carry nothing, as those of the situations.
  static var guards: [String] {
    let cases = Array(Guard.allCases)
    let places = cases.map { ordinal(of: $0) }
    precondition(places == Array(cases.indices), "\(Self.self) has guards with values")
    return cases.map { $0.rawValue }
  }

  mutating func begin(_ state: ObservedState) {}
  mutating func finish(_ check: ClauseCheck<Self>) {}
}

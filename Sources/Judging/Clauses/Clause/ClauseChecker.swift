import WidgetModel

/// A clause with its checker, which judges one clause on one run after another, online.
///
/// It receives the kinds of events that its clause observes, in order, and then the end of the run.
/// Its memory grows with the timelines in effect and the requests under way, not with the run. It
/// never traps on a subject's behavior, which is either a violation or ignored.
protocol ClauseChecker: SendableMetatype {
  /// The sides of the clause's boundary, at least two, in the order in which they are reported.
  associatedtype Situation: ClauseWord

  /// The situations that a campaign on a runtime need not see.
  static var optional: [Situation] { get }

  /// Returns the effects, beyond those that the clause observes, that a runtime needs for a
  /// situation.
  static func needs(_ situation: Situation) -> EventKinds

  /// The classes of violations, one or two words each; findings of one class are one finding.
  associatedtype Violation: ClauseWord

  /// The reasons to skip a case that the clause covers; none by default.
  associatedtype Guard: ClauseWord = NoGuard

  static var clause: Clause { get }

  /// The smallest widgets that violate the clause, with their near misses; empty if no script can.
  static var seededFaults: [SeededFault] { get }

  init()

  mutating func begin(_ state: ObservedState)

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>)

  /// Handles the end of the run; the observed state includes every event.
  mutating func finish(_ check: ClauseCheck<Self>)
}

extension ClauseChecker {
  static var optional: [Situation] { [] }
  static func needs(_ situation: Situation) -> EventKinds { [] }
  static var seededFaults: [SeededFault] { [] }

  /// The situations, in order; cases without associated values, each one's ``ordinal(of:)`` its
  /// index.
  static var situations: [ClauseSituation] {
    let cases = Array(Situation.allCases)
    let places = cases.map { ordinal(of: $0) }
    precondition(places == Array(cases.indices), "\(Self.self) has situations with values")
    // No key paths in code that runs for each clause: the runtime instantiates each one, which
    // dominates a process's start.
    let optional = optional.map { $0.rawValue }
    return cases.map {
      ClauseSituation(
        $0.rawValue,
        isRequired: !optional.contains($0.rawValue),
        needs: needs($0)
      )
    }
  }

  static var violationWords: [String] { Violation.allCases.map { $0.rawValue } }

  /// The words of the guards, in order; cases without associated values.
  static var guards: [String] {
    let cases = Array(Guard.allCases)
    let places = cases.map { ordinal(of: $0) }
    precondition(places == Array(cases.indices), "\(Self.self) has guards with values")
    return cases.map { $0.rawValue }
  }

  mutating func begin(_ state: ObservedState) {}
  mutating func finish(_ check: ClauseCheck<Self>) {}
}

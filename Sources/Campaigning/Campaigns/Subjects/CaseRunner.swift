import Clauses
import RunRecord
import WidgetModel
import WidgetRuntime

/// A runner that judges one subject's scenarios, reuses its buffers and belongs to one worker.
public protocol CaseRunner: AnyObject {
  /// The judged clauses.
  var clauses: [Clause] { get }

  /// The checkers' results for the last case, in the order of the clauses.
  var tallies: [Tally] { get }

  /// The indices, in order, of clauses with possible results; the tallies of all others are empty.
  var eventful: [Int] { get }

  /// For each clause, true if it applies to the last case.
  var isApplicable: [Bool] { get }

  /// The features that the widgets of the last case were seen to have.
  var seenFeatures: WidgetFeatures { get }

  /// The trace of the last case; empty if not supported, without events if they were not kept.
  var trace: Trace { get }

  /// The number of events of the last case.
  var eventCount: Int { get }

  /// The conditions in which each kind of input came in the last case, by ``EventKind/number``.
  var reached: [PlacementConditions]? { get }

  /// The script's call that answered each request of the last case.
  var served: [ScriptedSource.ServedCall] { get }

  /// The subject's greeting in the last case.
  var hello: Hello? { get }

  /// The seed of the hash tables in the last case; 0 if their order does not matter.
  var hashSeed: Int64 { get }

  /// The continuations of the last case without what ended it, in the order of the attempts.
  var continuations: [CaseContinuation] { get }

  /// The kinds of the widgets that ended the last case or were left out of it; empty if unknown.
  var endings: [String] { get }

  /// The only clause whose violations are searched for; `nil` for all.
  var focus: ClauseID? { get set }

  /// True if the subject keeps a process throughout a series, so earlier scenarios may matter.
  var keepsProcess: Bool { get }

  /// Prepares for a series of cases.
  func begin(_ series: CaseSeries)

  /// Returns descriptions of the given events of the last case.
  func lines(_ range: Range<Int>) -> [TraceLine]

  /// Returns the lives of Live Activities around an event, with indices into part of the trace.
  func activities(of scenario: Scenario, showing: Range<Int>, focus: Int?) -> ActivitiesLine

  /// Returns a violation with its source location, such as `Feed.swift:41`, if known.
  func located(_ violation: Violation) -> Violation

  /// Returns the details about the code at the line of a violation of the last case.
  func code(of violation: Violation) -> CodeLine

  /// Runs a scenario, or throws an error of the subject or harness, which leaves it undecided.
  func run(_ scenario: Scenario, keepsTrace: Bool) throws
}

/// The series that a runner's scenarios belong to.
///
/// A kept process gets its seed from it, so results do not depend on the distribution of cases.
public enum CaseSeries: Hashable, Sendable {
  /// The cases of an island, from its first.
  case island(Int, seed: UInt64)
  /// The small scenarios from a number.
  case small(from: Int)
  /// Independent scenarios.
  case single
}

extension CaseRunner {
  /// Runs a scenario as ``run(_:keepsTrace:)`` does, and keeps its trace.
  public func run(_ scenario: Scenario) throws { try run(scenario, keepsTrace: true) }

  /// Returns the violation unchanged.
  public func located(_ violation: Violation) -> Violation { violation }

  /// Returns no details, because there is no code.
  public func code(of violation: Violation) -> CodeLine { CodeLine() }

  /// All clauses.
  public var eventful: [Int] { Array(tallies.indices) }

  /// Always `nil`: a runner in this process judges all clauses in one run.
  public var focus: ClauseID? {
    get { nil }
    set {}
  }

  /// False: the subject runs in this process.
  public var keepsProcess: Bool { false }

  /// Does nothing: a runner in this process keeps no state between cases.
  public func begin(_ series: CaseSeries) {}

  /// Always `nil`: the conditions of real widgets are not counted, because no generator chose them.
  public var reached: [PlacementConditions]? { nil }

  /// Empty: a subject in this process does not end cases.
  public var continuations: [CaseContinuation] { [] }

  /// Empty: a subject in this process does not end cases.
  public var endings: [String] { [] }

  /// Zero: a subject in this process has no hash order.
  public var hashSeed: Int64 { 0 }

  /// All features of scripts, which generated widgets may use.
  public var seenFeatures: WidgetFeatures { .scripted }

  /// Returns descriptions of the trace's events.
  public func lines(_ range: Range<Int>) -> [TraceLine] {
    TraceLine.lines(of: trace, range)
  }

  /// Returns the lives that the trace shows.
  public func activities(
    of scenario: Scenario,
    showing shown: Range<Int>,
    focus: Int?
  ) -> ActivitiesLine {
    .lives(in: trace, of: scenario, showing: shown, focus: focus)
  }

  /// Returns the distinct violations of the last case that count against some parties, in order.
  public func violationClasses(of parties: Set<Party>) -> [ViolationClass] {
    ViolationClass.all(in: tallies, of: clauses, at: eventful, parties)
  }

  /// Returns the first violation of a class in the last case.
  public func violation(of violationClass: ViolationClass) -> Violation? {
    guard let index = clauses.firstIndex(where: { $0.id == violationClass.clause }) else {
      return nil
    }
    return tallies[index].violations.first {
      $0.kind == violationClass.kind && $0.widget == violationClass.widget
    }
  }
}

import Clauses
import RunRecord
import WidgetModel
import WidgetRuntime

/// Runs one scenario after the other against one subject and judges what happens.
///
/// A runner keeps its buffers from case to case and belongs to one worker.
public protocol CaseRunner: AnyObject {
  /// The clauses that are judged.
  var clauses: [Clause] { get }

  /// What the checkers found in the last case, in the order of the clauses.
  var tallies: [Tally] { get }

  /// The places, in their order, of clauses of which something may have been found or counted in the last case, or when
  /// it went on; the tallies of all others are empty.
  var eventful: [Int] { get }

  /// Whether each clause says something about the last case.
  var isApplicable: [Bool] { get }

  /// What the widgets of the last case have turned out to have.
  var seenFeatures: WidgetFeatures { get }

  /// What happened in the last case; empty where only ``lines(_:)`` can tell, without events where they
  /// were not to be kept.
  var trace: Trace { get }

  /// The number of events of the last case.
  var eventCount: Int { get }

  /// The conditions of placed widgets in which each kind of input came in the last case, by
  /// ``EventKind/number``; `nil` where nobody counts them.
  var reached: [PlacementConditions]? { get }

  /// Which call of which script answered each request of the last case.
  var served: [ScriptedSource.ServedCall] { get }

  /// What the subject said of itself in the last case.
  var hello: Hello? { get }

  /// The seed of the hash tables with which the last case ran; 0 where the order of hash tables plays
  /// no part.
  var hashSeed: Int64 { get }

  /// How the last case went on without what ended it, in the order in which that was tried.
  var continuations: [CaseContinuation] { get }

  /// The kinds of the widgets whose code ended the last case, or was left out of it for having ended
  /// others; empty texts where nobody knows which.
  var endings: [String] { get }

  /// The clause whose violation is looked for, so that what serves others alone can be left out; `nil` for all.
  var focus: ClauseID? { get set }

  /// Whether its subject keeps a process from one scenario to the next until a series begins, so that what ran
  /// before in the series may show.
  var keepsProcess: Bool { get }

  /// Prepares for what follows: the cases of an island or the small scenarios in their order, or single
  /// scenarios.
  func begin(_ series: CaseSeries)

  /// The events of a part of the last case, in words.
  func lines(_ range: Range<Int>) -> [TraceLine]

  /// The lives of the Live Activities of the last case, told round an event and pointing into a part of it.
  func activities(of scenario: Scenario, showing: Range<Int>, focus: Int?) -> ActivitiesLine

  /// A violation of the last case with the line of the subject's source in which it stands, such as
  /// `Feed.swift:41`, where one is known.
  func located(_ violation: Violation) -> Violation

  /// What is known of the code at the line that a violation of the last case names.
  func code(of violation: Violation) -> CodeLine

  /// Runs a scenario from its start to its end.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - keepsTrace: Whether somebody reads the events afterwards.
  /// - Throws: What kept the subject or the harness from finishing; the case is then undecided.
  func run(_ scenario: Scenario, keepsTrace: Bool) throws
}

/// What the scenarios that a runner is given have in common.
///
/// A runner that keeps a process for several cases derives the process's own seed from it, so that
/// what happens does not depend on which worker runs which cases.
public enum CaseSeries: Hashable, Sendable {
  /// The cases of an island, from its first.
  case island(Int, seed: UInt64)
  /// The small scenarios from a number on.
  case small(from: Int)
  /// Scenarios that have nothing in common.
  case single
}

extension CaseRunner {
  /// Runs a scenario from its start to its end and keeps its trace.
  ///
  /// - Throws: What kept the subject or the harness from finishing; the case is then undecided.
  public func run(_ scenario: Scenario) throws { try run(scenario, keepsTrace: true) }

  /// The violation with the line that it knows itself.
  public func located(_ violation: Violation) -> Violation { violation }

  /// Nothing: there is no code.
  public func code(of violation: Violation) -> CodeLine { CodeLine() }

  /// All clauses.
  public var eventful: [Int] { Array(tallies.indices) }

  /// A runner in this process judges all clauses in one run.
  public var focus: ClauseID? {
    get { nil }
    set {}
  }

  /// What runs in this process has no other.
  public var keepsProcess: Bool { false }

  /// A runner in this process keeps nothing from case to case.
  public func begin(_ series: CaseSeries) {}

  /// Of real code it is not counted: nobody chose what its widgets come into.
  public var reached: [PlacementConditions]? { nil }

  /// What runs in this process is not ended by its subject.
  public var continuations: [CaseContinuation] { [] }

  /// What runs in this process is not ended by its subject.
  public var endings: [String] { [] }

  /// What runs in this process has no hash order.
  public var hashSeed: Int64 { 0 }

  /// Generated widgets have all that a script can have.
  public var seenFeatures: WidgetFeatures { .scripted }

  /// The trace's events in words.
  public func lines(_ range: Range<Int>) -> [TraceLine] {
    TraceLine.lines(of: trace, range)
  }

  /// The lives that the trace shows.
  public func activities(
    of scenario: Scenario,
    showing shown: Range<Int>,
    focus: Int?
  ) -> ActivitiesLine {
    .lives(in: trace, of: scenario, showing: shown, focus: focus)
  }

  /// The violations of the last case that count against a party, without repeats, in order.
  public func violationClasses(of parties: Set<Party>) -> [ViolationClass] {
    ViolationClass.all(in: tallies, of: clauses, at: eventful, parties)
  }

  /// The first violation of a class in the last case.
  public func violation(of violationClass: ViolationClass) -> Violation? {
    guard let index = clauses.firstIndex(where: { $0.id == violationClass.clause }) else {
      return nil
    }
    return tallies[index].violations.first {
      $0.kind == violationClass.kind && $0.widget == violationClass.widget
    }
  }
}

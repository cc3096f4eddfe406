import Clauses
import PropertyTesting
import RunRecord
import ScenarioGeneration
import WidgetModel

/// The totals of some cases; islands and shards are added up with it.
struct CaseTally: Sendable {
  struct Counts: Sendable {
    var situations: [Int64]
    var guards: [Int64] = []
    var cases: Int64 = 0
    var broken: Int64 = 0
    var undecided: Int64 = 0
    var seeded: Int64 = 0
    var healthy: Int64 = 0
    var missed: Int64 = 0
    var invented: Int64 = 0
    var example: CaseExample?
  }

  /// The first case that shows something.
  struct CaseExample: Sendable {
    var place: CasePlace
    var text: String
  }

  /// The counts of each clause, in the order of the plan.
  var counts: [Counts]

  /// The first case of each class of violation, with the number of cases that show it.
  var found: [ViolationClass: FoundViolation] = [:]

  typealias Found = Dictionary<ViolationClass, FoundViolation>.Element

  /// The number of cases that ended in an error.
  var errors: Int64 = 0
  var firstError: CaseExample?

  /// The number of errors in a row in the cases added last.
  private(set) var errorsInARow = 0

  /// The features that the widgets of the cases were seen to have.
  var features = WidgetFeatures()

  /// For each widget, the cases that its code ended or that ran without it for that reason.
  var endings: [String: Int64] = [:]

  /// The inputs that were tried in each condition of placed widgets.
  var reached = ReachedCounts()

  /// The observations of the cases, if the observer asks for them.
  var observations: [CaseObservation] = []

  var cases: Int64 = 0
  var events: Int64 = 0

  init(_ clauses: [Clause]) {
    counts = clauses.map {
      Counts(
        situations: Array(repeating: 0, count: $0.situations.count),
        guards: Array(repeating: 0, count: $0.guards.count)
      )
    }
  }

  /// Adds the sum of other cases; the earliest examples are kept.
  mutating func merge(_ other: CaseTally) {
    for index in counts.indices { counts[index].merge(other.counts[index]) }
    for (violationClass, violation) in other.found {
      found[violationClass] = found[violationClass]?.merged(with: violation) ?? violation
    }
    errors += other.errors
    keepEarliest(other.firstError, in: &firstError)
    features.formUnion(other.features)
    reached.merge(other.reached)
    endings.merge(other.endings, uniquingKeysWith: +)
    observations += other.observations
    cases += other.cases
    events += other.events
  }

  /// Adds one case and returns the classes of violation that count against the subject.
  mutating func add(
    _ runner: any CaseRunner,
    parties: Set<Party>,
    at place: CasePlace,
    choices: () -> [UInt64]? = { nil }
  ) -> [ViolationClass] {
    cases += 1
    errorsInARow = 0
    events += Int64(runner.eventCount)
    features.formUnion(runner.seenFeatures)
    if let reached = runner.reached { self.reached.add(reached) }
    for widget in distinct(runner.endings) { endings[widget, default: 0] += 1 }
    let continuations = runner.continuations
    let tallies = runner.tallies
    for index in runner.eventful {
      let isFurther = continuations.contains { $0.tallies[index].isEventful }
      if counts[index].count(tallies[index]) || isFurther { counts[index].cases += 1 }
      if !tallies[index].violations.isEmpty { counts[index].broken += 1 }
    }
    for continuation in continuations { add(continuation, to: tallies) }
    var classes: [ViolationClass] = []
    for violationClass in runner.violationClasses(of: parties) {
      guard let violation = runner.violation(of: violationClass) else { continue }
      classes.append(violationClass)
      keep(
        FoundViolation(
          place: place,
          choices: choices(),
          violation: violation,
          cases: 1,
          hashSeed: runner.hashSeed
        ),
        of: violationClass
      )
    }
    for continuation in continuations {
      for (violationClass, violation) in continuation.violations(of: runner.clauses, parties)
      where !classes.contains(violationClass) {
        classes.append(violationClass)
        keep(
          FoundViolation(
            place: place,
            scenario: continuation.scenario,
            violation: violation,
            cases: 1,
            hashSeed: runner.hashSeed
          ),
          of: violationClass
        )
      }
    }
    return classes
  }

  /// Adds the continuation of a case; the case itself is counted once.
  private mutating func add(_ continuation: CaseContinuation, to tallies: [Tally]) {
    events += Int64(continuation.eventCount)
    features.formUnion(continuation.features)
    for (index, tally) in continuation.tallies.enumerated() {
      _ = counts[index].count(tally)
      if !tally.violations.isEmpty, tallies[index].violations.isEmpty { counts[index].broken += 1 }
    }
  }

  private mutating func keep(_ violation: FoundViolation, of violationClass: ViolationClass) {
    found[violationClass] = found[violationClass]?.merged(with: violation) ?? violation
  }

  mutating func addError(_ error: any Error, at place: CasePlace) {
    cases += 1
    errors += 1
    errorsInARow += 1
    keepEarliest(CaseExample(place: place, text: "\(error)"), in: &firstError)
  }

  mutating func add(_ agreement: Agreement, of clause: Int, at place: CasePlace) {
    counts[clause].seeded += Int64(agreement.seeded)
    counts[clause].healthy += Int64(agreement.healthy)
    counts[clause].missed += Int64(agreement.missed)
    counts[clause].invented += Int64(agreement.invented)
    guard let text = agreement.example else { return }
    keepEarliest(CaseExample(place: place, text: text), in: &counts[clause].example)
  }
}

extension Tally {
  fileprivate var isEventful: Bool { situations.contains { $0 > 0 } }
}

extension CaseTally.Counts {
  /// Adds the situations of a run and returns true if there were any.
  fileprivate mutating func count(_ tally: Tally) -> Bool {
    var isExercised = false
    for (situation, count) in tally.situations.enumerated() where count > 0 {
      situations[situation] += Int64(count)
      isExercised = true
    }
    for (place, count) in tally.guards.enumerated() where count > 0 {
      guards[place] += Int64(count)
    }
    if tally.undecided > 0 { undecided += Int64(tally.undecided) }
    return isExercised
  }

  fileprivate mutating func merge(_ other: Self) {
    for index in situations.indices { situations[index] += other.situations[index] }
    for index in guards.indices { guards[index] += other.guards[index] }
    cases += other.cases
    broken += other.broken
    undecided += other.undecided
    seeded += other.seeded
    healthy += other.healthy
    missed += other.missed
    invented += other.invented
    keepEarliest(other.example, in: &example)
  }
}

private func keepEarliest(
  _ other: CaseTally.CaseExample?,
  in kept: inout CaseTally.CaseExample?
) {
  guard let other else { return }
  if let known = kept, known.place <= other.place { return }
  kept = other
}

import Clauses
import PropertyTesting
import WidgetModel

/// What some cases of a campaign amount to; sums of shards and islands are sums of these.
struct CaseTally: Sendable {
  /// What is counted for one clause.
  struct Counts: Sendable {
    var situations: [Int64]
    var cases: Int64 = 0
    var broken: Int64 = 0
    var undecided: Int64 = 0
    var planted: Int64 = 0
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

  /// The first case of each class of breach, with the number of cases that show it.
  var found: [BreachClass: FoundBreach] = [:]

  /// The cases that ended in an error, the first with its message.
  var errors: Int64 = 0
  var firstError: CaseExample?

  /// What the widgets of the cases have turned out to have.
  var features = WidgetFeatures()

  /// The cases that ran, and their trace events.
  var cases: Int64 = 0
  var events: Int64 = 0

  init(_ clauses: [Clause]) {
    counts = clauses.map {
      Counts(situations: Array(repeating: 0, count: $0.situations.count))
    }
  }

  /// Adds the sums of other cases; the earliest examples are kept.
  mutating func merge(_ other: CaseTally) {
    for index in counts.indices { counts[index].merge(other.counts[index]) }
    for (breachClass, breach) in other.found {
      found[breachClass] = found[breachClass]?.merged(with: breach) ?? breach
    }
    errors += other.errors
    keepEarliest(other.firstError, in: &firstError)
    features.formUnion(other.features)
    cases += other.cases
    events += other.events
  }

  /// Takes what a runner found in one case into account.
  ///
  /// - Returns: The classes of breach that count against the subject.
  mutating func add(
    _ runner: any CaseRunner,
    parties: Set<Party>,
    at place: CasePlace,
    choices: () -> [UInt64]? = { nil }
  ) -> [BreachClass] {
    cases += 1
    events += Int64(runner.eventCount)
    features.formUnion(runner.seenFeatures)
    for (index, tally) in runner.tallies.enumerated() {
      var isExercised = false
      for (situation, count) in tally.situations.enumerated() where count > 0 {
        counts[index].situations[situation] += Int64(count)
        isExercised = true
      }
      if isExercised { counts[index].cases += 1 }
      if tally.undecided > 0 { counts[index].undecided += Int64(tally.undecided) }
      if !tally.breaches.isEmpty { counts[index].broken += 1 }
    }
    let classes = runner.breachClasses(of: parties)
    for breachClass in classes {
      let breach = FoundBreach(
        place: place,
        choices: choices(),
        cases: 1,
        hashSeed: runner.hashSeed
      )
      found[breachClass] = found[breachClass]?.merged(with: breach) ?? breach
    }
    return classes
  }

  /// Takes a case into account that could not be finished.
  mutating func addError(_ error: any Error, at place: CasePlace) {
    cases += 1
    errors += 1
    keepEarliest(CaseExample(place: place, text: "\(error)"), in: &firstError)
  }

  /// Takes the comparison of planted faults and reported breaches into account.
  mutating func add(_ agreement: Agreement, of clause: Int, at place: CasePlace) {
    counts[clause].planted += Int64(agreement.planted)
    counts[clause].healthy += Int64(agreement.healthy)
    counts[clause].missed += Int64(agreement.missed)
    counts[clause].invented += Int64(agreement.invented)
    guard let text = agreement.example else { return }
    keepEarliest(CaseExample(place: place, text: text), in: &counts[clause].example)
  }
}

extension CaseTally.Counts {
  fileprivate mutating func merge(_ other: Self) {
    for index in situations.indices { situations[index] += other.situations[index] }
    cases += other.cases
    broken += other.broken
    undecided += other.undecided
    planted += other.planted
    healthy += other.healthy
    missed += other.missed
    invented += other.invented
    keepEarliest(other.example, in: &example)
  }
}

/// Keeps the example of the earlier case.
private func keepEarliest(
  _ other: CaseTally.CaseExample?,
  in kept: inout CaseTally.CaseExample?
) {
  guard let other else { return }
  if let known = kept, known.place <= other.place { return }
  kept = other
}

import PropertyTesting

/// A check in progress: its findings, and the steps still to do.
@usableFromInline
final class CheckRun<G: Generator, Failure: Hashable & Comparable & Sendable> {
  struct Found {
    let failure: Failure
    let origin: CheckOrigin
    let choices: ChoiceSequence
  }

  @usableFromInline let generator: G
  @usableFromInline let plan: CheckPlan
  @usableFromInline let watch: CaseMonitor
  let store: (any CaseStore)?
  let coding: ValueCoding<G.Value>?
  let source = ChoiceSource()

  var report: CheckReport<G.Value, Failure>

  private(set) var found: [Found] = []
  private var known: Set<Failure> = []

  /// The values of saved cases that still fail but that no choices make.
  var keptByValue: [Failure: KeptValue] = [:]

  struct KeptValue {
    let name: String
    let value: G.Value
  }

  /// The store's name for the case of each failure.
  var storedNames: [Failure: String] = [:]

  /// The first case of each failure in the search; the simplest one if that ran the whole domain.
  var firstInSearch: [Failure: ChoiceSequence] = [:]

  @usableFromInline var passing: [[UInt64]] = []

  @usableFromInline var batches = 0

  @usableFromInline
  init(
    _ generator: G,
    _ plan: CheckPlan,
    store: (any CaseStore)?,
    now: (() -> Duration)?,
    coding: ValueCoding<G.Value>?
  ) {
    self.coding = coding
    self.generator = generator
    self.plan = plan
    self.store = store
    watch = CaseMonitor(plan, now: now)
    report = CheckReport(plan: plan)
  }

  /// Records the new failures of a case and returns them in order.
  @discardableResult
  func record(_ shown: [Failure], _ origin: CheckOrigin, _ choices: ChoiceSequence) -> [Failure] {
    let new = Set(shown).sorted().filter { known.insert($0).inserted }
    for failure in new {
      found.append(Found(failure: failure, origin: origin, choices: choices))
    }
    watch.failureCount = found.count
    return new
  }

  func value(of choices: ChoiceSequence) -> G.Value {
    source.beginReplay(choices)
    return generator.generate(from: source)
  }

  func judge(
    _ choices: ChoiceSequence,
    _ property: (G.Value, ChoiceSource) -> Verdict<Failure>
  ) -> Verdict<Failure> {
    let value = value(of: choices)
    if source.isRejected { return .discarded }
    let verdict = property(value, source)
    return source.isRejected && verdict.failures.isEmpty ? .discarded : verdict
  }

  func count(_ verdict: Verdict<Failure>) {
    if verdict == .discarded { report.discarded += 1 } else { report.judged += 1 }
  }

  func replay(_ choices: ChoiceSequence, property: (G.Value, ChoiceSource) -> Verdict<Failure>) {
    let verdict = judge(choices, property)
    let repaired = source.sequence
    count(verdict)
    for failure in Set(verdict.failures).sorted() {
      report.failures.append(
        CheckedFailure(
          failure: failure,
          origin: .replay,
          first: value(of: repaired),
          firstChoices: repaired,
          minimal: value(of: repaired),
          choices: repaired,
          end: nil,
          isLeast: false,
          neighbors: nil,
          changes: [],
          calls: 0,
          steps: 0,
          explanation: nil,
          difference: nil
        )
      )
    }
  }

  @usableFromInline
  func finish() -> CheckReport<G.Value, Failure> {
    addKeptValues()
    report.searchEnd = watch.end
    report.judgedInSearch = watch.judged
    report.goals = watch.goals
    report.coverage = coverage
    report.health += watch.health()
    return report
  }

  var coverage: [CoverageVerdict] {
    plan.requirements.map {
      CoverageVerdict(
        $0,
        count: report.statistics.count(of: $0.label),
        judged: watch.judged,
        isExact: report.isExhaustive
      )
    }
  }
}

import Clauses
import PropertyTesting
import RunRecord
import WidgetModel

extension Campaign {
  /// Shrinks the found violations and joins those with one cause, sorted by clause, kind and
  /// widget.
  ///
  /// One worker shrinks all classes that one case showed first, each from the simplest scenario so
  /// far. The budget is divided in advance, so the result does not depend on timing. If the run
  /// ended early, at `end`, only that case's violations are shrunk.
  func shrinkAll(
    _ sum: CaseTally,
    until end: CasePlace?,
    _ announcer: Announcer
  ) -> [FindingLine] {
    let order = CauseOrder(plan, sum)
    let groups = ShrinkGroup.groups(
      of: sum,
      areOne: plan.subject.seededFault != nil,
      by: order.isShrunkFirst
    )
    let shrunk = groups.filter { end == nil || $0.places.contains { $0 == end } }.count
    let most = plan.shrinkBudget == 0 ? 0 : plan.shrinkTotal
    progress.begin("shrinking", total: sum.found.count, runsAtMost: most)
    let share = most / max(1, shrunk)
    let results = WorkerPool.run(jobs: groups.count, workers: plan.workers) {
      ShrinkTools(plan)
    } body: { job, tools in
      let isMeant = end == nil || groups[job].places.contains { $0 == end }
      return shrink(groups[job], sum, tools, share: isMeant ? share : 0)
    }
    let findings = toldWithNeighbours(joined(results.flatMap(\.self), by: order))
      .map {
        $0.finished(
          by: order.isToldFirst,
          describesOtherCases: plan.subject.policy.describesOtherCases
        )
      }
      .inOrder { ($0.clause, $0.kind, $0.widget) < ($1.clause, $1.kind, $1.widget) }
    for finding in findings { announcer.shrunk(finding) }
    return findings
  }

  private func shrink(
    _ group: ShrinkGroup,
    _ sum: CaseTally,
    _ tools: ShrinkTools,
    share: Int
  ) -> [ShrunkFinding] {
    var results: [ShrunkFinding] = []
    var left = min(share, plan.shrinkBudget * group.classes.count)
    for violationClass in group.classes {
      guard let found = sum.found[violationClass] else { continue }
      defer { progress.step() }
      // A class with the same cause is not shrunk separately: its own scenario would add nothing.
      if let index = results.firstIndex(where: { isOne($0, violationClass, found) }) {
        results[index].join(violationClass, found.violation, cases: found.cases)
        continue
      }
      let known = results.filter { $0.shown[violationClass] != nil }.map(\.line.scenario)
        .min { $0.isSimpler(than: $1) }
      let result = shrink(violationClass, found, from: known, tools, left)
      left -= Int(result.line.calls) * max(1, plan.cost(violationClass))
      results.append(result)
    }
    return results
  }

  private func shrink(
    _ violationClass: ViolationClass,
    _ found: FoundViolation,
    from known: Scenario?,
    _ tools: ShrinkTools,
    _ left: Int
  ) -> ShrunkFinding {
    let original = scenario(of: found)
    var line = FindingLine(violationClass, found, original)
    if plan.subject.policy.keepsFirstMessage { line.firstMessage = found.violation.message }
    if found.place.phase == .corpus { line.file = plan.corpus[found.place.index].path }
    guard !observer.shouldStop() else {
      line.adopt(ShrunkScenario(scenario: original, end: .interrupted))
      let shown = locateViolation(of: &line, violationClass, tools.confirmer)
      return ShrunkFinding(violationClass, found.violation, line, shown: shown)
    }
    tools.focus(on: violationClass.clause)
    defer { tools.focus(on: nil) }
    let recurrence = Reproduction(
      of: violationClass,
      found,
      known ?? original,
      after: earlier(than: found.place),
      tools.confirmer,
      plan.subject.parties
    )
    line.remark = recurrence.remark
    line.earlier = recurrence.earlier
    let budget = left > 0 ? min(plan.shrinkBudget, left) : 0
    if recurrence.recurs {
      let choices = known == nil ? found.choices : nil
      shrinkScenario(of: &line, violationClass, recurrence, choices: choices, tools, budget)
    } else {
      line.adopt(
        ShrunkScenario(scenario: original, end: .flaky(shown: 0, runs: Reproduction.runs))
      )
    }
    let shown = confirmViolation(of: &line, violationClass, recurrence, tools.confirmer, budget)
    if line.firstMessage == line.message { line.firstMessage = "" }
    progress.count(runs: Int(line.calls))
    return ShrunkFinding(violationClass, found.violation, line, shown: shown)
  }

  /// Runs an unshrunk scenario to locate the finding; returns each class's first violation, if any.
  private func locateViolation(
    of line: inout FindingLine,
    _ violationClass: ViolationClass,
    _ runner: any CaseRunner
  ) -> [ViolationClass: Violation] {
    guard observer.showsFindings() else { return [:] }
    runner.begin(.single)
    return line.show(violationClass, runner, plan.subject.parties)
  }

  /// Shrinks the scenario of a finding that recurs, with the earlier ones that it needs.
  private func shrinkScenario(
    of line: inout FindingLine,
    _ violationClass: ViolationClass,
    _ recurrence: Reproduction,
    choices: [UInt64]?,
    _ tools: ShrinkTools,
    _ budget: Int
  ) {
    if recurrence.earlier.isEmpty {
      let shrinker = shrinker(of: violationClass, tools.runner, budget)
      line.adopt(
        shrinker.shrink(
          recurrence.scenario,
          keeping: violationClass,
          choices: choices,
          generator: generator
        )
      )
    } else {
      line.shrink(keeping: violationClass, in: recurrence) {
        shrinker(of: violationClass, tools.confirmer, budget, in: $0)
      }
    }
  }

  /// Runs the shrunk scenario in a fresh process; returns each class's first violation, if any.
  private func confirmViolation(
    of line: inout FindingLine,
    _ violationClass: ViolationClass,
    _ recurrence: Reproduction,
    _ runner: any CaseRunner,
    _ budget: Int
  ) -> [ViolationClass: Violation] {
    guard !observer.shouldStop() || observer.showsFindings() else { return [:] }
    let parties = plan.subject.parties
    runner.beginProcess(with: line.earlier)
    let shown = line.show(violationClass, runner, parties)
    guard recurrence.recurs, runner.keepsProcess, shown[violationClass] == nil else {
      return shown
    }
    // A candidate left state behind that broke the next one: run each candidate in its own process.
    let alone = shrinker(of: violationClass, runner, budget, in: FindingShrinker.ProcessRuns())
    var result = alone.shrinkValues(recurrence.scenario, keeping: violationClass)
    result.calls += Int(line.calls)
    line.adopt(result)
    runner.begin(.single)
    return line.show(violationClass, runner, parties)
  }

  /// Creates the shrinker for a class with a budget in usual runs.
  private func shrinker(
    of violationClass: ViolationClass,
    _ runner: any CaseRunner,
    _ budget: Int,
    in process: FindingShrinker.ProcessRuns? = nil
  ) -> FindingShrinker {
    let cost = max(1, plan.cost(violationClass)) * (process == nil ? 1 : Campaign.processCost)
    return FindingShrinker(
      runner: runner,
      parties: plan.subject.parties,
      budget: budget > 0 ? max(1, budget / cost) : 0,
      settings: plan.settings,
      process: process,
      shouldStop: observer.shouldStop
    )
  }

  /// The cost of a run that starts a new process, in usual runs.
  private static let processCost = 20

  /// Returns the scenarios that ran before a case in the same process, for subjects that keep one.
  private func earlier(than place: CasePlace) -> [Scenario] {
    switch place.phase {
    case .corpus: return plan.corpus[place.index].file.earlier
    case .small:
      let first = place.index / Campaign.chunk * Campaign.chunk
      return (first..<place.index).map { small[$0].scenario }
    case .random:
      // Islands take turns in the numbering of random cases.
      let index = place.index % CampaignPlan.islands
      let count = place.index / CampaignPlan.islands
      var scenarios: [Scenario] = []
      _ = island(at: index).run { generated, _ in
        scenarios.append(generated.scenario)
        return Verdict([])
      } shouldStop: {
        scenarios.count >= count
      }
      return scenarios
    }
  }

  private func scenario(of violation: FoundViolation) -> Scenario {
    if let scenario = violation.scenario { return scenario }
    switch violation.place.phase {
    case .corpus: return plan.corpus[violation.place.index].file.scenario
    case .small: return small[violation.place.index].scenario
    case .random:
      let source = ChoiceSource()
      source.beginReplay(violation.choices ?? [])
      return generator.generate(from: source).scenario
    }
  }
}

// MARK: Neighbours

extension Campaign {
  private func toldWithNeighbours(_ findings: [ShrunkFinding]) -> [ShrunkFinding] {
    guard plan.subject.policy.listsNeighbours, plan.shrinkBudget > 0, !findings.isEmpty else {
      return findings
    }
    return WorkerPool.run(jobs: findings.count, workers: plan.workers) {
      ShrinkTools(plan)
    } body: { job, tools in
      var finding = findings[job]
      // A finding that depends on earlier cases, or is flaky, has no meaningful neighbours.
      if finding.shown[finding.violationClass] != nil, finding.line.earlier.isEmpty {
        finding.adopt(neighbours(of: finding, tools))
      }
      return finding
    }
  }

  private func neighbours(of finding: ShrunkFinding, _ tools: ShrinkTools) -> [NeighbourLine] {
    let (runner, violationClass) = (tools.runner, finding.violationClass)
    let runs = Campaign.neighbourRuns / max(1, plan.cost(violationClass))
    tools.focus(on: violationClass.clause)
    defer { tools.focus(on: nil) }
    var neighbourhood = Neighbourhood(budget: runs) { [observer, parties = plan.subject.parties] in
      guard !observer.shouldStop(), (try? runner.run($0, keepsTrace: false)) != nil else {
        return nil
      }
      return runner.violationClasses(of: parties).contains(violationClass)
    }
    let borders = neighbourhood.borders(of: finding.line.scenario)
    return NeighbourLine.lines(borders, of: finding.line.scenario)
  }

  /// The maximum number of runs of the subject to explore the neighbourhood of a finding.
  private static let neighbourRuns = 600
}

// MARK: One cause

extension Campaign {
  /// Joins findings with the same cause; the one closest to the cause is kept.
  private func joined(_ findings: [ShrunkFinding], by order: CauseOrder) -> [ShrunkFinding] {
    var kept: [ShrunkFinding] = []
    for finding in findings.inOrder(by: { order.isNearer($0.member, $1.member) }) {
      if let index = kept.firstIndex(where: { isOne($0, finding) }) {
        kept[index].join(finding)
      } else {
        kept.append(finding)
      }
    }
    return kept
  }

  /// Returns true if a class that a case showed has the cause of a finding; for a runtime without a
  /// seeded fault, this is known only once both are shrunk.
  private func isOne(
    _ finding: ShrunkFinding,
    _ violationClass: ViolationClass,
    _ found: FoundViolation
  ) -> Bool {
    guard plan.subject.policy.usesCommonCauses else {
      return plan.subject.seededFault != nil
    }
    let violation = finding.shown[violationClass] ?? found.violation
    return CommonCause.isShared(
      (finding.violationClass, finding.violation),
      (violationClass, violation),
      areShownTogether: finding.shown[violationClass] != nil
        || isOfClocks(finding.violationClass, violationClass, scenario(of: found))
    ) || isOne(finding, with: violationClass, violation)
  }

  /// Returns true if entries are out of order because days of 86,400 seconds meet a clock change;
  /// wrong dates and wrong order need different hours, so one's scenario does not show the other.
  private func isOfClocks(
    _ cause: ViolationClass,
    _ effect: ViolationClass,
    _ scenario: @autoclosure () -> Scenario
  ) -> Bool {
    guard cause.clause == Clause.daysByCalendar.id, effect.clause == Clause.entriesInOrder.id else {
      return false
    }
    // This regenerates the case, so it comes after the cheap checks.
    let scenario = scenario()
    let (zone, clock) = (scenario.device.surroundings.zone, scenario.device.clock)
    let day = Interval.days(1)
    return zone.offset(at: clock - day) != zone.offset(at: clock + scenario.length + day)
  }

  /// Returns true if a violation has the cause of one that was joined to a finding.
  private func isOne(
    _ finding: ShrunkFinding,
    with violationClass: ViolationClass,
    _ violation: Violation
  ) -> Bool {
    finding.joined.contains {
      CommonCause.isShared(
        ($0.violationClass, $0.violation),
        (violationClass, violation),
        areShownTogether: false
      )
    }
  }

  /// Returns true if two findings have the same cause; for a runtime, if each scenario shows both.
  private func isOne(_ first: ShrunkFinding, _ second: ShrunkFinding) -> Bool {
    guard plan.subject.policy.usesCommonCauses else {
      return plan.subject.seededFault != nil
        || first.shown[second.violationClass] != nil && second.shown[first.violationClass] != nil
    }
    return CommonCause.isShared(
      (first.violationClass, first.violation),
      (second.violationClass, second.violation),
      areShownTogether: first.shown[second.violationClass] != nil
        || second.shown[first.violationClass] != nil
        || isOfClocks(first.violationClass, second.violationClass, second.line.scenario)
    ) || isOne(first, with: second.violationClass, second.violation)
  }
}

/// The classes that one worker shrinks: all that one case, or a single seeded fault, showed first.
private struct ShrinkGroup: Sendable {
  let places: [CasePlace]

  /// The classes, closest to their cause first.
  let classes: [ViolationClass]

  static func groups(
    of sum: CaseTally,
    areOne: Bool,
    by isFirst: (CaseTally.Found, CaseTally.Found) -> Bool
  ) -> [ShrinkGroup] {
    Dictionary(grouping: sum.found) { areOne ? nil : $0.value.place }.values
      .map { found in
        ShrinkGroup(
          places: found.map(\.value.place).inOrder(),
          classes: found.inOrder(by: isFirst).map(\.key)
        )
      }
      .inOrder { $0.places.lexicographicallyPrecedes($1.places) }
  }
}

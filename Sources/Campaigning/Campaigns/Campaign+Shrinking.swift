import Clauses
import PropertyTesting
import RunRecord
import WidgetModel

extension Campaign {
  /// Shrinks what was found and puts together what has one cause.
  ///
  /// What one case showed first is shrunk by one worker, one class after the other: each begins at the
  /// simplest scenario so far that shows it. The budget of the run is divided among those groups
  /// beforehand, so that the result does not depend on which worker comes first.
  ///
  /// - Parameters:
  ///   - sum: What the cases amount to.
  ///   - end: The case at which the run ended early; then only what that case showed is shrunk.
  ///   - announcer: Who tells of findings.
  /// - Returns: The findings, by clause, kind and widget.
  func shrinkAll(
    _ sum: CaseTally,
    until end: CasePlace?,
    _ announcer: Announcer
  ) -> [FindingLine] {
    let groups = ShrinkGroup.groups(
      of: sum,
      areOne: plan.subject.seededFault != nil,
      by: isShrunkFirst
    )
    let shrunk = groups.filter { end == nil || $0.places.contains { $0 == end } }.count
    let most = plan.shrinkBudget == 0 ? 0 : plan.shrinkTotal
    progress.begin("shrinking", total: sum.found.count, runsAtMost: most)
    let share = most / max(1, shrunk)
    let results = WorkerPool.run(jobs: groups.count, workers: plan.workers) {
      plan.subject.makeRunner(plan.clauses)
    } body: { job, runner in
      let isMeant = end == nil || groups[job].places.contains { $0 == end }
      return shrink(groups[job], sum, runner, share: isMeant ? share : 0)
    }
    let findings = joined(results.flatMap(\.self))
      .map { $0.finished(by: isToldFirst, tellsOtherCases: plan.subject.bundle != nil) }
      .inOrder { ($0.clause, $0.kind, $0.widget) < ($1.clause, $1.kind, $1.widget) }
    for finding in findings { announcer.shrunk(finding) }
    return findings
  }

  /// Shrinks the classes of one group.
  private func shrink(
    _ group: ShrinkGroup,
    _ sum: CaseTally,
    _ runner: any CaseRunner,
    share: Int
  ) -> [ShrunkFinding] {
    var results: [ShrunkFinding] = []
    var left = min(share, plan.shrinkBudget * group.classes.count)
    for violationClass in group.classes {
      guard let found = sum.found[violationClass] else { continue }
      defer { progress.step() }
      // What has the cause of another is not shrunk by itself: its own scenario would tell nothing new.
      if let index = results.firstIndex(where: { isOne($0, violationClass, found) }) {
        results[index].join(violationClass, found.violation, cases: found.cases)
        continue
      }
      let known = results.filter { $0.shown[violationClass] != nil }.map(\.line.scenario)
        .min { $0.isSimpler(than: $1) }
      let result = shrink(violationClass, found, from: known, runner, left)
      left -= Int(result.line.calls) * max(1, plan.cost(violationClass))
      results.append(result)
    }
    return results
  }

  private func shrink(
    _ violationClass: ViolationClass,
    _ found: FoundViolation,
    from known: Scenario?,
    _ runner: any CaseRunner,
    _ left: Int
  ) -> ShrunkFinding {
    let original = scenario(of: found)
    var line = FindingLine(violationClass, found, original)
    if found.place.phase == .corpus { line.file = plan.corpus[found.place.index].path }
    guard !observer.shouldStop() else {
      line.take(ShrunkScenario(scenario: original, end: .interrupted))
      // Where it stands is told by one run.
      guard observer.showsFindings() else {
        return ShrunkFinding(violationClass, found.violation, line, shown: [:])
      }
      runner.begin(.single)
      let shown = line.show(violationClass, runner, plan.subject.parties)
      return ShrunkFinding(violationClass, found.violation, line, shown: shown)
    }
    let parties = plan.subject.parties
    runner.focus = violationClass.clause
    defer { runner.focus = nil }
    let recurrence = Recurrence(of: violationClass, found, known ?? original, runner, parties)
    line.remark = recurrence.remark
    let cost = max(1, plan.cost(violationClass))
    let shrinker = FindingShrinker(
      runner: runner,
      parties: plan.subject.parties,
      budget: left > 0 ? max(1, min(plan.shrinkBudget, left) / cost) : 0,
      settings: plan.settings,
      shouldStop: observer.shouldStop
    )
    line.take(
      recurrence.recurs
        ? shrinker.shrink(
          recurrence.scenario,
          keeping: violationClass,
          choices: known == nil ? found.choices : nil,
          generator: generator
        ) : ShrunkScenario(scenario: original, end: .flaky(shown: 0, runs: Recurrence.runs))
    )
    progress.count(runs: Int(line.calls))
    // What was found counts if it breaks by itself, as at the beginning of a run.
    runner.begin(.single)
    let isShown = !observer.shouldStop() || observer.showsFindings()
    let shown = isShown ? line.show(violationClass, runner, plan.subject.parties) : [:]
    return ShrunkFinding(violationClass, found.violation, line, shown: shown)
  }

  /// The scenario of a case, made again.
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

// MARK: One cause

extension Campaign {
  /// Joins findings that have one cause; the one nearest to it stays.
  private func joined(_ findings: [ShrunkFinding]) -> [ShrunkFinding] {
    var kept: [ShrunkFinding] = []
    for finding in findings.inOrder(by: { isNearer($0.member, $1.member) }) {
      if let index = kept.firstIndex(where: { isOne($0, finding) }) {
        kept[index].join(finding)
      } else {
        kept.append(finding)
      }
    }
    return kept
  }

  /// Whether a class that a case showed has the cause of a finding.
  ///
  /// Of a runtime that is known when both are shrunk, unless its one fault is.
  private func isOne(
    _ finding: ShrunkFinding,
    _ violationClass: ViolationClass,
    _ found: FoundViolation
  ) -> Bool {
    guard plan.subject.bundle != nil else { return plan.subject.seededFault != nil }
    let violation = finding.shown[violationClass] ?? found.violation
    return CommonCause.isShared(
      (finding.violationClass, finding.violation),
      (violationClass, violation),
      areShownTogether: finding.shown[violationClass] != nil
        || isOfClocks(finding.violationClass, violationClass, scenario(of: found))
    ) || isOne(finding, with: violationClass, violation)
  }

  /// Whether an effect of days of 86,400 seconds came as the clocks changed.
  ///
  /// Dates that are off and dates that are out of order need different hours of that day: the smallest scenario of the
  /// one does not show the other.
  private func isOfClocks(
    _ cause: ViolationClass,
    _ effect: ViolationClass,
    _ scenario: @autoclosure () -> Scenario
  ) -> Bool {
    guard cause.clause == Clause.daysByCalendar.id, effect.clause == Clause.entriesInOrder.id else {
      return false
    }
    // A case is made again for its scenario.
    let scenario = scenario()
    let (zone, clock) = (scenario.device.surroundings.zone, scenario.device.clock)
    let day = Interval.days(1)
    return zone.offset(at: clock - day) != zone.offset(at: clock + scenario.length + day)
  }

  /// Whether a violation has the cause of one that was joined to a finding.
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

  private func isOne(_ first: ShrunkFinding, _ second: ShrunkFinding) -> Bool {
    guard plan.subject.bundle != nil else {
      return plan.subject.seededFault != nil
        || first.line.state == "minimal" && second.line.state == "minimal"
          && first.line.scenario == second.line.scenario
    }
    return CommonCause.isShared(
      (first.violationClass, first.violation),
      (second.violationClass, second.violation),
      areShownTogether: first.shown[second.violationClass] != nil
        || second.shown[first.violationClass] != nil
        || isOfClocks(first.violationClass, second.violationClass, second.line.scenario)
    ) || isOne(first, with: second.violationClass, second.violation)
  }

  /// Orders what is shrunk together.
  ///
  /// Of what one seeded fault broke, the earliest case of its own clause comes first, as it does when shards are
  /// merged; of other violations the one nearest to its cause.
  private func isShrunkFirst(_ left: CaseTally.Found, _ right: CaseTally.Found) -> Bool {
    if let fault = plan.subject.seededFault {
      let areOwn = (left.key.clause == fault, right.key.clause == fault)
      if areOwn.0 != areOwn.1 { return areOwn.0 }
      if left.value.place != right.value.place { return left.value.place < right.value.place }
    }
    return isNearer(
      ShrunkFinding.Member(left.key, left.value.violation, cases: left.value.cases),
      ShrunkFinding.Member(right.key, right.value.violation, cases: right.value.cases)
    )
  }

  /// Orders violations by how near they are to their cause.
  ///
  /// Of a runtime what breaks first in a scenario is the nearest, unless the clause of its fault is
  /// known. Of a bundle some clauses are known to break because of others.
  private func isNearer(_ left: ShrunkFinding.Member, _ right: ShrunkFinding.Member) -> Bool {
    distance(of: left) == distance(of: right)
      ? left.violationClass < right.violationClass
      : distance(of: left).lexicographicallyPrecedes(distance(of: right))
  }

  /// Orders what breaks besides a finding.
  ///
  /// Of a runtime it goes by the class alone: what each shard saw first of a class differs, and the shards
  /// have to merge to the order of the whole.
  private func isToldFirst(_ left: ShrunkFinding.Member, _ right: ShrunkFinding.Member) -> Bool {
    plan.subject.bundle == nil
      ? left.violationClass < right.violationClass : isNearer(left, right)
  }

  private func distance(of member: ShrunkFinding.Member) -> [Int] {
    let clause = member.violationClass.clause
    let level = plan.clauses.first { $0.id == clause }?.level ?? .required
    let binding = Level.allCases.firstIndex(of: level) ?? 0
    guard plan.subject.bundle == nil else {
      // Days of 86,400 seconds put entries out of order, too: the cause leads whatever its level.
      let isCause = clause == Clause.daysByCalendar.id
      return [isCause ? -1 : binding, CommonCause.distance(of: clause)]
    }
    return [plan.subject.seededFault == clause ? 0 : 1, member.violation.event ?? .max, binding]
  }
}

/// What is shrunk together, in the order in which it is: what one case showed first, or all that a
/// single seeded fault broke.
private struct ShrinkGroup: Sendable {
  /// The cases that showed it first, in their order.
  let places: [CasePlace]

  /// The classes, those nearest to their cause first.
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

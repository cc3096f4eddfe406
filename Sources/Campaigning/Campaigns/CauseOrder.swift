import Clauses
import RunRecord

/// Orders violations by their distance from the cause.
///
/// For a runtime, the most suspicious clause is closest; for a bundle, a table has known causes.
struct CauseOrder {
  private let plan: CampaignPlan

  private let suspicions: [ClauseID: Suspiciousness]

  init(_ plan: CampaignPlan, _ sum: CaseTally) {
    self.plan = plan
    let suspicions = zip(plan.clauses, sum.counts).map { clause, counts in
      let (broken, cases) = (Int64(counts.broken), Int64(counts.cases))
      return (clause.id, Suspiciousness(of: clause.id, broken: broken, cases: cases))
    }
    self.suspicions = Dictionary(suspicions) { first, _ in first }
  }

  /// Orders violations for shrinking by their earliest event; with a seeded fault, its own clause's
  /// earliest case comes first, as when shards are merged.
  func isShrunkFirst(_ left: CaseTally.Found, _ right: CaseTally.Found) -> Bool {
    if let fault = plan.subject.seededFault {
      let areOwn = (left.key.clause == fault, right.key.clause == fault)
      if areOwn.0 != areOwn.1 { return areOwn.0 }
      if left.value.place != right.value.place { return left.value.place < right.value.place }
    }
    let events = (left.value.violation.event ?? .max, right.value.violation.event ?? .max)
    if plan.subject.policy.shrinksByEvent, events.0 != events.1 { return events.0 < events.1 }
    return isNearer(
      ShrunkFinding.Member(left.key, left.value.violation, cases: left.value.cases),
      ShrunkFinding.Member(right.key, right.value.violation, cases: right.value.cases)
    )
  }

  func isNearer(_ left: ShrunkFinding.Member, _ right: ShrunkFinding.Member) -> Bool {
    distance(of: left) == distance(of: right)
      ? left.violationClass < right.violationClass
      : distance(of: left).lexicographicallyPrecedes(distance(of: right))
  }

  /// Orders the other violations of a finding; for a runtime by class alone, because shards with
  /// different first cases must merge to the order of the whole run.
  func isToldFirst(_ left: ShrunkFinding.Member, _ right: ShrunkFinding.Member) -> Bool {
    plan.subject.policy.usesCommonCauses
      ? isNearer(left, right) : left.violationClass < right.violationClass
  }

  private func distance(of member: ShrunkFinding.Member) -> [Int] {
    let clause = member.violationClass.clause
    let level = plan.clauses.first { $0.id == clause }?.level ?? .required
    let binding = Level.allCases.firstIndex(of: level) ?? 0
    if plan.subject.policy.usesCommonCauses {
      // Days of 86,400 seconds also put entries out of order: the cause leads, regardless of its
      // level.
      let isCause = clause == Clause.daysByCalendar.id
      return [isCause ? -1 : binding, CommonCause.distance(of: clause)]
    }
    return [
      plan.subject.seededFault == clause ? 0 : 1, -Int(suspicions[clause]?.share ?? 0),
      member.violation.event ?? .max, binding,
    ]
  }
}

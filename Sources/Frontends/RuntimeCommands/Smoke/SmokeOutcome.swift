import Campaigns
import Clauses
import RunRecord
import WidgetModel

struct SmokeOutcome: Sendable {
  enum Verdict: String {
    case right
    case broken
    case undecided
    case notClaimed = "not claimed"
  }

  let verdict: Verdict

  /// The reasons of the verdict, one sentence per line; empty if it is right.
  let reasons: [String]

  let events: [TraceLine]

  /// Has a conversation with a subject and judges it by the clauses that the subject claims.
  init(of conversation: SmokeConversation, with subject: SubjectUnderTest) {
    let claimed = conversation.clauses.filter(subject.claims)
    let unclaimed = conversation.clauses.filter { !subject.claims($0) }.map { clause in
      let missing = clause.unclaimed(by: subject.observations).list.map(\.rawValue)
      return "\(clause.id) is not claimed: hello does not list \(missing.joined(separator: ", "))"
    }
    let runner = subject.makeRunner(claimed)
    do {
      try runner.run(conversation.scenario)
    } catch {
      (verdict, reasons, events) = (.undecided, ["\(error)"], [])
      return
    }
    events = runner.lines(0..<runner.eventCount).filter { $0.lane != .app && $0.lane != .provider }
    let violations = runner.violationClasses(of: subject.parties).compactMap { found in
      runner.violation(of: found).map {
        "\(found.clause) promises: \(Clause.named(found.clause)?.statement ?? "") But \($0.message)"
      }
    }
    let unseen = zip(claimed, runner.tallies).filter { $1.situations.allSatisfy { $0 == 0 } }.map {
      "nothing came by which \($0.0.id) could be judged (\($0.0.title))"
    }
    if !violations.isEmpty {
      (verdict, reasons) = (.broken, violations)
    } else if !unseen.isEmpty {
      (verdict, reasons) = (.undecided, unseen)
    } else if claimed.isEmpty, !unclaimed.isEmpty {
      (verdict, reasons) = (.notClaimed, unclaimed)
    } else {
      (verdict, reasons) = (.right, unclaimed)
    }
  }

  var status: ExitStatus {
    switch verdict {
    case .right, .notClaimed: .held
    case .broken: .broken
    case .undecided: .undecided
    }
  }
}

import Clauses

struct ShrinkTools {
  let runner: any CaseRunner

  /// The runner of single findings, in a new process if possible.
  let confirmer: any CaseRunner

  init(_ plan: CampaignPlan) {
    runner = plan.subject.makeRunner(plan.clauses)
    confirmer = plan.subject.makeConfirmer?(plan.clauses) ?? runner
  }

  /// Restricts the runners to violations of one clause; `nil` for all.
  func focus(on clause: ClauseID?) {
    runner.focus = clause
    confirmer.focus = clause
  }
}

import Clauses

/// What one worker shrinks with.
struct ShrinkTools {
  /// Runs the candidates.
  let runner: any CaseRunner

  /// Runs a finding alone, in a new process where there can be one.
  let confirmer: any CaseRunner

  init(_ plan: CampaignPlan) {
    runner = plan.subject.makeRunner(plan.clauses)
    confirmer = plan.subject.makeConfirmer?(plan.clauses) ?? runner
  }

  /// Looks for violations of one clause, `nil` for all.
  func focus(on clause: ClauseID?) {
    runner.focus = clause
    confirmer.focus = clause
  }
}

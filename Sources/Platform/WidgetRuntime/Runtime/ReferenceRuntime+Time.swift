import WidgetModel

extension ReferenceRuntime {
  /// Handles everything due now: timeouts, entries, policies, retries and grants.
  mutating func serveWhatIsDue() {
    if core.state.requests.nextDeadline <= core.state.now { giveUpLateRequests() }
    // Widgets first: contexts show what widgets and activities display after this step.
    serveWidgets()
    activities.serve(&core)
    if contexts.isInUse(&core) { contexts.serve(activities, timelines, gallery, &core) }
    controls.serve(&core)
  }

  /// Visits the placements that are due, each phase in their order.
  private mutating func serveWidgets() {
    guard core.visits.earliest <= core.state.now else { return }
    core.visits.listDue(at: core.state.now, in: &due)
    // By index: a loop over the array itself would retain it while the phases change the runtime.
    for place in due.indices { timelines.switchEntries(of: due[place], &core) }
    for place in due.indices where timelines.isPolicyDue(of: due[place], &core) {
      reloads.ask(due[place], .policy, &core)
    }
    for place in due.indices { reloads.askForRetry(of: due[place], &core) }
    for place in due.indices { reloads.grant(due[place], &core) }
    for place in due.indices {
      let id = due[place]
      var next = Instant.never
      if core.state.placements[id].isPlaced {
        next = min(timelines.nextInstant(of: id, &core), reloads.nextInstant(of: id, &core))
      }
      core.visits.visit(id, at: next)
    }
  }
}

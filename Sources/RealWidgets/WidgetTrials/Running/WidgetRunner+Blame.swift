import WidgetModel

/// What a death is laid to: further runs of its scenario tell, in which one thing is otherwise.
extension WidgetRunner {
  /// Whether a death comes from a value that was made up by guess.
  ///
  /// Without those the same scenario then survives. Perhaps no app stores such a value, so that nobody
  /// can say that a phone would see the crash.
  func isOnAccountOfGuesses(_ death: WorkerDeath, _ scenario: Scenario) throws -> Bool {
    let around = scenario.device.surroundings
    guard death.sample.isEmpty, death.intentOfApp.isEmpty,
      around.store != .empty || around.network == .fixtures
    else { return false }
    var order = WorkerOrder()
    order.verb = .run
    order.scenario = scenario
    order.leavesGuessesOut = true
    switch try outcome(of: order) {
    case .report: return true
    case .death(let other): return other.kind != death.kind
    case nil: return false
    }
  }

  /// A scenario that ended its process, with the shared data in place, and what it then shows.
  ///
  /// - Returns: `nil` if the data was in place, or if the code does not survive with it either (AG-08).
  func survival(of scenario: Scenario) throws -> (scenario: Scenario, report: CaseReport)? {
    guard scenario.device.surroundings.store != .present else { return nil }
    var friendly = scenario
    friendly.device.surroundings.store = .present
    var order = WorkerOrder()
    order.verb = .run
    order.scenario = friendly
    guard case .report(let report, _) = try answer(to: order) else { return nil }
    return (friendly, report)
  }
}

extension StateMachine {
  /// Performs commands on a fresh system until one fails, and reports its fingerprints to a source.
  @inlinable
  public func verdict(
    on commands: [Command],
    reportingTo source: ChoiceSource? = nil
  ) -> Verdict<Failure> {
    var model = initialModel
    var system = makeSystem()
    let atOnce = contradictions(of: system, with: model)
    guard atOnce.isEmpty else { return .failed(atOnce) }
    for (number, command) in commands.enumerated() {
      let step = Step(number)
      let failures = perform(command, as: step, on: &system, from: model)
      guard failures.isEmpty else { return .failed(failures) }
      advance(&model, by: command, as: step)
      let found = contradictions(of: system, with: model)
      guard found.isEmpty else { return .failed(found) }
      if let source, let state = fingerprint(ofSystem: system) {
        source.report(state, afterStep: number)
      }
    }
    return .passed
  }
}

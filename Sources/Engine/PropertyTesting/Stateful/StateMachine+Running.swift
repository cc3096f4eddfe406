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
    func trace(_ number: Int, _ command: Command, _ failures: [Failure]) {
      guard let source, source.isTracing else { return }
      let state = fingerprint(ofSystem: system).map { ", state \($0)" } ?? ""
      let end = failures.isEmpty ? state : ": \(failures.map { "\($0)" }.joined(separator: ", "))"
      source.step("step \(number), \(command)\(end)")
    }
    for (number, command) in commands.enumerated() {
      let step = Step(number)
      let failures = perform(command, as: step, on: &system, from: model)
      guard failures.isEmpty else {
        trace(number, command, failures)
        return .failed(failures)
      }
      advance(&model, by: command, as: step)
      let found = contradictions(of: system, with: model)
      trace(number, command, found)
      guard found.isEmpty else { return .failed(found) }
      if let source, let state = fingerprint(ofSystem: system) {
        source.report(state, afterStep: number)
      }
    }
    return .passed
  }
}

/// Lists of commands that a state machine allows in sequence; shorter is simpler.
///
/// Each step has its own span and records its rule as an index among all rules. A replay drops a
/// step, instead of replacing it, if its rule is no longer enabled, its command no longer allowed,
/// or a result that it refers to gone. The rest is again a list that the machine allows.
public struct Commands<Machine: StateMachine>: Generator {
  /// The machine.
  public let machine: Machine

  /// The maximum number of steps.
  public let limit: Int

  @usableFromInline let rules: [Rule<Machine.Model, Machine.Command>]

  /// The number of consecutive disallowed random steps after which the case ends.
  @usableFromInline static var patience: Int { 20 }

  /// Creates a generator of up to `limit` steps.
  ///
  /// - Precondition: The machine has a rule, and `limit` is in `1...10_000`.
  public init(_ machine: Machine, upTo limit: Int = 50) {
    // Spans store step numbers in 16 bits.
    precondition((1...10_000).contains(limit), "no case has up to \(limit) steps")
    self.machine = machine
    self.limit = limit
    rules = machine.rules
    precondition(!rules.isEmpty, "a machine without a rule can do nothing")
  }

  /// Draws a list of commands.
  @inlinable
  public func generate(from source: ChoiceSource) -> [Machine.Command] {
    var commands: [Machine.Command] = []
    var model = machine.initialModel
    var plan = StepPlan(weights: rules.map(\.weight), limit: limit)
    var refusals = 0
    source.openSteps()
    if let state = machine.fingerprint(of: model) { source.fingerprint(state) }
    while commands.count < limit {
      let mark = source.mark
      let hasStep = source.hasStep(after: commands.count, &plan) {
        refusals < Self.patience && rules[$0].isEnabled(in: model)
      }
      guard hasStep else { break }
      let step = Step(commands.count)
      source.openStep(step.number)
      let command = command(from: source, model, &plan)
      source.closeStep(isKept: command != nil, from: mark)
      guard let command else {
        refusals += 1
        continue
      }
      refusals = 0
      machine.advance(&model, by: command, as: step)
      commands.append(command)
      if let state = machine.fingerprint(of: model) { source.fingerprint(state) }
    }
    source.closeSteps(isFull: commands.count == limit)
    return commands
  }

  /// Draws the command of one step; `nil` if the machine does not allow it.
  @inlinable
  func command(
    from source: ChoiceSource,
    _ model: Machine.Model,
    _ plan: inout StepPlan
  ) -> Machine.Command? {
    let index = source.rule(&plan) { rules[$0].isEnabled(in: model) }
    guard let index else { return nil }
    let command = rules[index].body(model, source)
    guard !source.isStepDropped, machine.isAllowed(command, in: model) else { return nil }
    return command
  }
}

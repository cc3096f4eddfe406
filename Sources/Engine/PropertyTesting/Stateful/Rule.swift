/// One kind of step: when it may be taken, and how its arguments are drawn.
public struct Rule<Model, Command>: Sendable {
  /// What the rule is called in reports.
  public let name: String

  /// How often it is taken in comparison with others.
  public let weight: Int

  @usableFromInline let condition: @Sendable (Model) -> Bool
  @usableFromInline let body: @Sendable (Model, ChoiceSource) -> Command

  /// Creates a rule whose commands have arguments.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - weight: How often it is taken in comparison with others.
  ///   - condition: Whether it may be taken in a state of the model.
  ///   - body: Draws a command for a state in which the rule is enabled.
  /// - Precondition: `weight` is positive.
  public init(
    _ name: String,
    weight: Int = 1,
    when condition: @escaping @Sendable (Model) -> Bool = { _ in true },
    draw body: @escaping @Sendable (Model, ChoiceSource) -> Command
  ) {
    precondition(weight > 0, "a rule of weight \(weight) is never taken")
    self.name = name
    self.weight = weight
    self.condition = condition
    self.body = body
  }

  /// Whether the rule may be taken in a state of the model.
  @inlinable
  public func isEnabled(in model: Model) -> Bool { condition(model) }
}

extension Rule where Command: Sendable {
  /// Creates a rule with a single command.
  ///
  /// - Precondition: `weight` is positive.
  public init(
    _ name: String,
    _ command: Command,
    weight: Int = 1,
    when condition: @escaping @Sendable (Model) -> Bool = { _ in true }
  ) {
    self.init(name, weight: weight, when: condition) { _, _ in command }
  }
}

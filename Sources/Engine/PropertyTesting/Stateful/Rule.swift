/// One kind of step: its precondition and its arguments.
public struct Rule<Model, Command>: Sendable {
  /// The name in reports.
  public let name: String

  /// The relative frequency of the rule.
  public let weight: Int

  @usableFromInline let condition: @Sendable (Model) -> Bool
  @usableFromInline let body: @Sendable (Model, ChoiceSource) -> Command

  /// Creates a rule whose `body` draws a command in any state in which `condition` holds.
  ///
  /// - Precondition: `weight`, the relative frequency of the rule, is positive.
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

  /// Returns whether the rule is enabled in a state of the model.
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

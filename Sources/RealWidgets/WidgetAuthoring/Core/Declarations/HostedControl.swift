import WidgetModel

/// A control of the Control Center; one instance lives as long as its process.
///
/// Templates are built on the main actor, as views are.
@_spi(Hosting) public protocol HostedControl: AnyObject, Sendable {
  /// The name of the configuration intent's type, `nil` for a static configuration.
  var configurationName: String? { get }
  /// Chooses a configuration as a person might; variant 0 has every default, and is what stands
  /// before the first call.
  @discardableResult func configure(variant: Int) async -> HostedConfiguration
  /// What a person meets who edits the configuration, as for a ``HostedProvider``.
  @discardableResult func offerOptions() async -> [String]
  /// Reads the present value.
  ///
  /// - Returns: What draws the control with it.
  @MainActor func drawing() async throws -> HostedControlDrawing
  /// Draws the control with its preview value.
  @MainActor func drawPreview(_ renderer: Renderer, _ environment: EnvironmentValues) -> Rendering
  /// Runs the control's action, a toggle's with the value to set.
  @MainActor func perform(isOn: Bool) async throws
}

/// What draws a control with a value that was read.
@_spi(Hosting) public struct HostedControlDrawing: @unchecked Sendable {
  /// Draws the control, the same each time if its template is a function of the value.
  public let draw: (Renderer, EnvironmentValues) -> Rendering

  /// Keeps a closure that draws on the main actor, which the host stands for when it draws.
  init(_ draw: @escaping @MainActor (Renderer, EnvironmentValues) -> Rendering) {
    typealias Free = (Renderer, EnvironmentValues) -> Rendering
    self.draw = unsafeBitCast(draw, to: Free.self)
  }
}

extension HostedControl {
  /// Reads the present value and draws the control with it.
  @MainActor public func draw(
    _ renderer: Renderer,
    _ environment: EnvironmentValues
  ) async throws -> Rendering {
    try await drawing().draw(renderer, environment)
  }
}

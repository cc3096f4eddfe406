import WidgetModel

/// A control of Control Center, one instance per process; templates are built on the main actor.
@_spi(Hosting) public protocol HostedControl: AnyObject, Sendable {
  /// The name of the configuration intent's type; `nil` for a static configuration.
  var configurationName: String? { get }
  /// Chooses a configuration as a person might; variant 0 has every default and is the initial one.
  @discardableResult func configure(variant: Int) async -> HostedConfiguration
  /// Offers the choices of a person editing the configuration, as ``HostedProvider`` does.
  @discardableResult func offerOptions() async -> [String]
  @MainActor func drawing() async throws -> HostedControlDrawing
  @MainActor func drawPreview(_ renderer: Renderer, _ environment: EnvironmentValues) -> Rendering
  /// Runs the control's action; a toggle's receives the value to set.
  @MainActor func perform(isOn: Bool) async throws
}

@_spi(Hosting) public struct HostedControlDrawing: @unchecked Sendable {
  /// Draws the control, the same each time if its template is a function of the value.
  public let draw: (Renderer, EnvironmentValues) -> Rendering

  /// Keeps a closure that draws on the main actor, which the host guarantees when it draws.
  init(_ draw: @escaping @MainActor (Renderer, EnvironmentValues) -> Rendering) {
    typealias Free = (Renderer, EnvironmentValues) -> Rendering
    // Both function types have the same representation; only the isolation is dropped.
    self.draw = unsafeBitCast(draw, to: Free.self)
  }
}

extension HostedControl {
  @MainActor public func draw(
    _ renderer: Renderer,
    _ environment: EnvironmentValues
  ) async throws -> Rendering {
    try await drawing().draw(renderer, environment)
  }
}

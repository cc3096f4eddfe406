/// Placeholder until the views land.
@_spi(Hosting) public final class Renderer {
  /// Creates a renderer.
  public init() {}
}

/// Placeholder until the views land.
public struct EnvironmentValues {
  /// Creates the values.
  public init() {}
}

import WidgetModel

/// The inputs that decide how a placed visionOS widget is mounted (RV-12).
public struct Mount: Hashable, Sendable {
  /// The surface on which the person places it.
  public let surface: MountingSurface
  /// The style that the person chose.
  public let choice: MountingChoice
  /// The styles that the widget supports.
  public let styles: MountingStyles
  /// The material that the widget appears to be made of.
  public let texture: MountingTexture

  init(_ placement: Placement, _ declaration: WidgetDeclaration) {
    surface = placement.surface
    choice = placement.mounting
    styles = declaration.mountingStyles
    texture = declaration.texture
  }

  /// True if the widget can be placed on the surface; a horizontal one requires the elevated style.
  public var fits: Bool { surface == .vertical || styles != .recessed }
}

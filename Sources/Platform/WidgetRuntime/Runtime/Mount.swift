import WidgetModel

/// What decides how a placed widget of visionOS is mounted (RV-12).
public struct Mount: Hashable, Sendable {
  /// The surface on which the person places it.
  public let surface: MountingSurface
  /// The style that the person chose.
  public let choice: MountingChoice
  /// The styles that the widget supports.
  public let styles: MountingStyles
  /// What the widget looks made of.
  public let texture: MountingTexture

  /// Reads what a scenario and a widget's declaration say.
  init(_ placement: Placement, _ declaration: WidgetDeclaration) {
    surface = placement.surface
    choice = placement.mounting
    styles = declaration.mountingStyles
    texture = declaration.texture
  }

  /// Whether the widget can be placed on the surface: on a horizontal one if it supports the elevated style.
  public var fits: Bool { surface == .vertical || styles != .recessed }
}

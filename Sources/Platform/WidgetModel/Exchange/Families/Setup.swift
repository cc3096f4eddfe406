/// The information that a runtime receives before the first stimulus.
public struct Setup: Hashable, Sendable {
  /// The platform's numbers, including the scenario's own changes.
  public var profile: Profile

  /// The phone as the scenario begins.
  public var device: Device

  /// The declarations of the installed widgets.
  public var widgets: [WidgetDeclaration]

  /// The placed widgets; each appears when it is ``Input/added(_:)``.
  public var placements: [Placement]

  /// Creates a setup.
  public init(
    profile: Profile,
    device: Device,
    widgets: [WidgetDeclaration],
    placements: [Placement]
  ) {
    self.profile = profile
    self.device = device
    self.widgets = widgets
    self.placements = placements
  }
}

extension Setup {
  /// A phone without widgets under the first profile.
  public static let empty = Setup(profile: .iOS26, device: Device(), widgets: [], placements: [])
}

/// The declaration of a widget.
public struct WidgetDeclaration: Hashable, Sendable {
  /// The number that represents the widget's kind.
  public var kind: Int

  /// True if the widget has a push handler (WC-12).
  public var isPushEnabled: Bool

  /// The name shown in the gallery.
  public var name: String

  /// True if adding it asks the person for its configuration (CT-11, FM-18).
  public var promptsForConfiguration: Bool

  /// The declaration as a control, if it is one.
  public var control: ControlDeclaration

  /// The mounting styles that it supports (RV-12).
  public var mountingStyles: MountingStyles

  /// The material that it appears to be made of where it is mounted (RV-12).
  public var texture: MountingTexture

  /// Creates a declaration.
  public init(
    kind: Int,
    isPushEnabled: Bool,
    name: String,
    promptsForConfiguration: Bool = false,
    control: ControlDeclaration = ControlDeclaration(),
    mountingStyles: MountingStyles = .both,
    texture: MountingTexture = .glass
  ) {
    self.kind = kind
    self.isPushEnabled = isPushEnabled
    self.name = name
    self.promptsForConfiguration = promptsForConfiguration
    self.control = control
    self.mountingStyles = mountingStyles
    self.texture = texture
  }
}

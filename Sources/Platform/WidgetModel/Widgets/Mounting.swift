/// The way in which a visionOS widget is attached to a surface (RV-12).
public enum MountingStyle: String, CaseIterable, Hashable, Sendable {
  /// In front of the surface.
  case elevated
  /// Behind the surface, as in a window.
  case recessed
}

/// The mounting styles that a widget supports (RV-12).
public enum MountingStyles: String, CaseIterable, Hashable, Sendable {
  /// Both, the default for a widget that declares nothing.
  case both
  case elevated
  case recessed
}

/// The mounting style that a person chose for a placed widget.
public enum MountingChoice: String, CaseIterable, Hashable, Sendable {
  /// No choice: the widget keeps its initial style.
  case none
  case elevated
  case recessed
}

/// The surface on which a person places a visionOS widget (RV-12).
public enum MountingSurface: String, CaseIterable, Hashable, Sendable {
  /// For example, a wall.
  case vertical
  /// For example, a table.
  case horizontal
}

/// The material that a visionOS widget appears to be made of (RV-12).
public enum MountingTexture: String, CaseIterable, Hashable, Sendable {
  /// Glass, the default for a widget that declares nothing.
  case glass
  case paper
}

/// The amount that a visionOS widget shows at the person's distance (RV-12).
public enum DetailLevel: String, CaseIterable, Hashable, Sendable {
  /// Everything.
  case `default`
  /// Content that can be read from far away.
  case simplified
}

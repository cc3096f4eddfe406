/// How a widget of visionOS hangs on a surface.
///
/// Source: RV-12.
public enum MountingStyle: String, CaseIterable, Hashable, Sendable {
  /// In front of the surface.
  case elevated
  /// Behind the surface, as in a window.
  case recessed
}

/// The mounting styles that a widget supports.
///
/// Source: RV-12.
public enum MountingStyles: String, CaseIterable, Hashable, Sendable {
  /// Both, as a widget does that says nothing of them.
  case both
  /// The elevated one alone.
  case elevated
  /// The recessed one alone.
  case recessed
}

/// The mounting style that a person chose for a placed widget.
public enum MountingChoice: String, CaseIterable, Hashable, Sendable {
  /// None: the widget hangs as it started.
  case none
  /// The elevated one.
  case elevated
  /// The recessed one.
  case recessed
}

/// The surface on which a person places a widget of visionOS.
///
/// Source: RV-12.
public enum MountingSurface: String, CaseIterable, Hashable, Sendable {
  /// A wall, say.
  case vertical
  /// A table, say.
  case horizontal
}

/// What a widget of visionOS looks made of.
///
/// Source: RV-12.
public enum MountingTexture: String, CaseIterable, Hashable, Sendable {
  /// Of glass, as a widget does that says nothing of it.
  case glass
  /// Of paper.
  case paper
}

/// How much a widget of visionOS shows, by the distance of the person.
///
/// Source: RV-12.
public enum DetailLevel: String, CaseIterable, Hashable, Sendable {
  /// All that it has.
  case `default`
  /// What can be read from afar.
  case simplified
}

/// How a view mixes with what stands behind it.
public enum BlendMode: String, Hashable, Sendable {
  /// Over it.
  case normal
  /// Multiplied.
  case multiply
  /// Multiplied in the negative.
  case screen
  /// Multiplied or screened by what is behind.
  case overlay
  /// The darker one.
  case darken
  /// The lighter one.
  case lighten
  /// What is behind, lightened.
  case colorDodge
  /// What is behind, darkened.
  case colorBurn
  /// Softly multiplied or screened.
  case softLight
  /// Multiplied or screened by what is in front.
  case hardLight
  /// The difference.
  case difference
  /// The difference with less contrast.
  case exclusion
  /// The hue alone.
  case hue
  /// The saturation alone.
  case saturation
  /// The colour alone.
  case color
  /// The luminosity alone.
  case luminosity
  /// In front where something is behind.
  case sourceAtop
  /// Behind.
  case destinationOver
  /// Nothing but what is cut out.
  case destinationOut
  /// The sum, darker.
  case plusDarker
  /// The sum, lighter.
  case plusLighter
}

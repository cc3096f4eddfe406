/// A placed widget, as runtimes and clauses know it.
public struct Placement: Hashable, Sendable {
  /// The widget that is placed.
  public var widget: WidgetID
  /// The family that the person chose.
  public var family: Family
  /// The number of the configuration that the person chose.
  public var configuration: Int
  /// The time at which the person adds it.
  public var added: Instant
  /// The surface on which the person puts it, where widgets are mounted (RV-12).
  public var surface: MountingSurface
  /// The mounting style that the person chose (RV-12).
  public var mounting: MountingChoice

  /// Creates a placement.
  public init(
    widget: WidgetID,
    family: Family,
    configuration: Int,
    added: Instant,
    surface: MountingSurface = .vertical,
    mounting: MountingChoice = .none
  ) {
    self.widget = widget
    self.family = family
    self.configuration = configuration
    self.added = added
    self.surface = surface
    self.mounting = mounting
  }
}

extension [Placement] {
  /// The placed widget with an id, or `nil` if there is none.
  public subscript(id: PlacementID) -> Placement? {
    let place = Int(id.number)
    return indices.contains(place) ? self[place] : nil
  }
}

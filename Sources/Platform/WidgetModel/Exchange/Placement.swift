/// A placed widget as runtimes and clauses know it.
public struct Placement: Hashable, Sendable {
  /// The widget that is placed.
  public var widget: WidgetID
  /// The family that the person chose.
  public var family: Family
  /// The number of the configuration that the person chose.
  public var configuration: Int
  /// When the person puts it there.
  public var added: Instant

  /// Creates a placement.
  public init(widget: WidgetID, family: Family, configuration: Int, added: Instant) {
    self.widget = widget
    self.family = family
    self.configuration = configuration
    self.added = added
  }
}

extension [Placement] {
  /// The placed widget of an id, `nil` when there is none.
  public subscript(id: PlacementID) -> Placement? {
    let place = Int(id.number)
    return indices.contains(place) ? self[place] : nil
  }
}

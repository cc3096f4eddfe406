import WidgetModel

/// Whether the ids of views can be written into the archive that a widget's views become.
enum ViewIDs {
  /// Where the calling code gives ids of a type that does not say how they are encoded; `nil` where it does, and
  /// outside a simulation.
  static func place<ID>(of type: ID.Type) -> SourcePlace? {
    guard CurrentHost.environment != nil, !(type is any Encodable.Type) else { return nil }
    return CallPlace.here
  }

  /// Tells the host environment of an id that cannot be encoded.
  ///
  /// A type such as `AnyHashable` leaves it to its value.
  static func note(_ id: some Hashable, at place: SourcePlace) {
    let value = AnyHashable(id).base
    guard !(value is any Encodable) else { return }
    CurrentHost.note(.viewIDUnencodable, at: place, "\(type(of: value))")
  }
}

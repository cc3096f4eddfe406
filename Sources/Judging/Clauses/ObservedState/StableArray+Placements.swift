import WidgetModel

// A row with one value for each placed widget is spoken of by the widgets' ids, like a
// ``PlacementTable``. Whoever reads it asks first whether there is a widget of an id that a subject named.
extension StableArray {
  /// The ids of the placed widgets, in order.
  var ids: PlacementIDs { PlacementIDs(count: count) }

  /// Whether there is a placed widget of an id.
  func contains(_ id: PlacementID) -> Bool { id.number >= 0 && Int(id.number) < count }

  /// The value of a placed widget.
  ///
  /// - Precondition: There is one of that id.
  subscript(id: PlacementID) -> Element {
    _read { yield address(of: id).pointee }
    nonmutating _modify { yield &self[Int(id.number)] }
  }

  /// The address of a placed widget's value, which lives until the row changes its length.
  ///
  /// - Precondition: There is one of that id.
  func address(of id: PlacementID) -> UnsafePointer<Element> { address(of: Int(id.number)) }
}

import WidgetModel

// An array with one value for each placed widget is indexed by ``PlacementID``, like a
// ``PlacementTable``. Unlike there, an unknown id traps, so callers check ``contains(_:)`` for an
// id that a subject named.
extension StableArray {
  var ids: PlacementIDs { PlacementIDs(count: count) }

  func contains(_ id: PlacementID) -> Bool { id.number >= 0 && Int(id.number) < count }

  /// The value of a placed widget, which must exist.
  subscript(id: PlacementID) -> Element {
    _read { yield address(of: id).pointee }
    nonmutating _modify { yield &self[Int(id.number)] }
  }

  /// Returns the address of an existing placed widget's value, valid until the array changes its
  /// length.
  func address(of id: PlacementID) -> UnsafePointer<Element> { address(of: Int(id.number)) }
}

import WidgetModel

/// The trace indices of events by the ids that they introduce, for causes, and the widgets asked.
///
/// Dense ids, the usual case, are kept in arrays; a hostile subject's others in a dictionary.
struct CauseTable: Sendable {
  private struct Asked {
    let place: Int32
    let widget: WidgetID
  }

  private var requested: [Asked] = []
  private var sparse: [Int32: Asked] = [:]
  private var committed: [Int32] = []
  private var granted = PlacementTable<Int32>(-1)

  /// Removes everything and keeps the capacity.
  mutating func removeAll(placements: Int) {
    requested.removeAll(keepingCapacity: true)
    sparse.removeAll(keepingCapacity: true)
    committed.removeAll(keepingCapacity: true)
    granted.reset(count: placements)
  }

  func requested(_ id: RequestID) -> Int32? { asked(id)?.place }

  func widget(of id: RequestID) -> WidgetID? { asked(id)?.widget }

  private func asked(_ id: RequestID) -> Asked? {
    let index = Int(id.number)
    if requested.indices.contains(index) { return requested[index] }
    return sparse.isEmpty ? nil : sparse[id.number]
  }

  func committed(_ id: TimelineID) -> Int32? {
    let index = Int(id.number)
    return committed.indices.contains(index) && committed[index] >= 0 ? committed[index] : nil
  }

  /// Returns the index of a placement's grant that has not led to a request yet.
  func granted(_ id: PlacementID) -> Int32? {
    granted[id] >= 0 ? granted[id] : nil
  }

  /// Records that a placement's grant has led to a request.
  mutating func forgetGranted(_ id: PlacementID) { granted[id] = -1 }

  mutating func recordRequest(_ id: RequestID, of widget: WidgetID, at place: Int32) {
    let index = Int(id.number)
    let asked = Asked(place: place, widget: widget)
    if index == requested.count {
      requested.append(asked)
    } else if requested.indices.contains(index) {
      requested[index] = asked
    } else {
      sparse[id.number] = asked
    }
  }

  mutating func recordTimeline(_ id: TimelineID, of known: Int, at place: Int32) {
    let index = Int(id.number)
    // A hostile subject may commit any number; only known ones may grow the array.
    guard (0..<known).contains(index) else { return }
    while committed.count <= index { committed.append(-1) }
    committed[index] = place
  }

  mutating func recordGrant(_ id: PlacementID, at place: Int32) { granted[id] = place }
}

import WidgetModel

/// The places of events in the trace by the ids that they brought, from which causes are told, and the
/// widgets whose code was asked.
///
/// Ids come from a subject that may be hostile: dense ones, as everybody counts, lie in arrays;
/// others in a dictionary.
struct CauseTable: Sendable {
  private struct Asked {
    let place: Int32
    let widget: WidgetID
  }

  private var requested: [Asked] = []
  private var sparse: [Int32: Asked] = [:]
  private var committed: [Int32] = []
  private var granted = PlacementTable<Int32>(-1)

  /// Forgets everything and keeps the room.
  mutating func removeAll(placements: Int) {
    requested.removeAll(keepingCapacity: true)
    sparse.removeAll(keepingCapacity: true)
    committed.removeAll(keepingCapacity: true)
    granted.reset(count: placements)
  }

  /// The place of a request's `requested`, `nil` when there was none.
  func requested(_ id: RequestID) -> Int32? { asked(id)?.place }

  /// The widget whose code a request asks, `nil` when there was no such request.
  func widget(of id: RequestID) -> WidgetID? { asked(id)?.widget }

  private func asked(_ id: RequestID) -> Asked? {
    let index = Int(id.number)
    if requested.indices.contains(index) { return requested[index] }
    return sparse.isEmpty ? nil : sparse[id.number]
  }

  /// The place of the last commit of a timeline.
  func committed(_ id: TimelineID) -> Int32? {
    let index = Int(id.number)
    return committed.indices.contains(index) && committed[index] >= 0 ? committed[index] : nil
  }

  /// The place of a placement's grant for which nothing was requested yet.
  func granted(_ id: PlacementID) -> Int32? {
    granted[id] >= 0 ? granted[id] : nil
  }

  /// Notes that something was requested for the grant of a placement.
  mutating func forgetGranted(_ id: PlacementID) { granted[id] = -1 }

  /// Notes a request.
  mutating func note(requested id: RequestID, of widget: WidgetID, at place: Int32) {
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

  /// Notes a commit of a timeline that is known.
  mutating func note(committed id: TimelineID, of known: Int, at place: Int32) {
    let index = Int(id.number)
    guard (0..<known).contains(index) else { return }
    while committed.count <= index { committed.append(-1) }
    committed[index] = place
  }

  /// Notes a grant.
  mutating func note(granted id: PlacementID, at place: Int32) { granted[id] = place }
}

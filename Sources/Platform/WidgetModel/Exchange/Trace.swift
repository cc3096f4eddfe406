/// What happened in one run, in order, with the tables that its events point into.
public struct Trace: Hashable, Sendable {
  /// The events in the order in which they happened.
  public var events: [TraceEvent] = []

  /// The timelines that answers brought, by ``TimelineID``.
  public var timelines: [Timeline] = []

  /// The view trees that entries show, by ``ViewID``.
  public var views: [ViewTree] = []

  /// What widgets' code did besides answering, by ``SideEffectID``.
  public var sideEffects: [SideEffect] = []

  /// The instant at which the run ended.
  public var end: Instant = .start

  /// Creates an empty trace.
  public init() {}

  /// The timeline of an id, `nil` when none of that id was made known.
  public func timeline(_ id: TimelineID) -> Timeline? {
    timelines.indices.contains(Int(id.number)) ? timelines[Int(id.number)] : nil
  }

  /// The view tree of an id, `nil` when none of that id was made known.
  public func view(_ id: ViewID) -> ViewTree? {
    views.indices.contains(Int(id.number)) ? views[Int(id.number)] : nil
  }

  /// The side effect of an id, `nil` when none of that id was made known.
  public func sideEffect(_ id: SideEffectID) -> SideEffect? {
    sideEffects.indices.contains(Int(id.number)) ? sideEffects[Int(id.number)] : nil
  }

  /// Empties the trace and keeps its buffers.
  public mutating func removeAll() {
    events.removeAll(keepingCapacity: true)
    timelines.removeAll(keepingCapacity: true)
    views.removeAll(keepingCapacity: true)
    sideEffects.removeAll(keepingCapacity: true)
    end = .start
  }
}

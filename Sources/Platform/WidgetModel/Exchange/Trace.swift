/// The events of one run in order, with the tables to which they refer.
public struct Trace: Hashable, Sendable {
  /// The events in order of occurrence.
  public var events: [TraceEvent] = []

  /// The timelines that answers brought, by ``TimelineID``.
  public var timelines: [Timeline] = []

  /// The view trees that entries show, by ``ViewID``.
  public var views: [ViewTree] = []

  /// The side effects of widgets' code, by ``SideEffectID``.
  public var sideEffects: [SideEffect] = []

  /// The instant at which the run ended.
  public var end: Instant = .start

  /// Creates an empty trace.
  public init() {}

  /// Returns the timeline with an id, or `nil` if it was never announced.
  public func timeline(_ id: TimelineID) -> Timeline? {
    timelines.indices.contains(Int(id.number)) ? timelines[Int(id.number)] : nil
  }

  /// Returns the view tree with an id, or `nil` if it was never announced.
  public func view(_ id: ViewID) -> ViewTree? {
    views.indices.contains(Int(id.number)) ? views[Int(id.number)] : nil
  }

  /// Returns the side effect with an id, or `nil` if it was never announced.
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

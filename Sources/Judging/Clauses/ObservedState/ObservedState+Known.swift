import WidgetModel

extension ObservedState {
  /// How many things a run has made known that are spoken of by number.
  public struct Known: Hashable, Sendable {
    /// The view trees.
    public let views: Int
    /// The timelines.
    public let timelines: Int
    /// What code did besides answering.
    public let sideEffects: Int

    /// Creates the numbers.
    public init(views: Int, timelines: Int, sideEffects: Int) {
      self.views = views
      self.timelines = timelines
      self.sideEffects = sideEffects
    }
  }
}

extension ObservedState {
  /// The record of a placed widget, `nil` when there is none of that id.
  public func placement(_ id: PlacementID) -> KnownPlacement? {
    placements.contains(id) ? KnownPlacement(placements.address(of: id)) : nil
  }

  /// The timeline of an id, `nil` when no answer brought one.
  public func timeline(_ id: TimelineID) -> KnownTimeline? { state.pointee.timelines[id] }

  /// Where the timeline of an id stands until the next one is known, `nil` when no answer brought one.
  func address(of id: TimelineID) -> UnsafePointer<KnownTimeline>? {
    state.pointee.timelines.address(of: id)
  }

  /// The view tree of an id, `nil` when none was made known.
  public func view(_ id: ViewID) -> ViewTree? {
    views.indices.contains(Int(id.number)) ? views[Int(id.number)] : nil
  }

  /// The side effect of an id, `nil` when none was made known.
  public func sideEffect(_ id: SideEffectID) -> SideEffect? {
    sideEffects.indices.contains(Int(id.number)) ? sideEffects[Int(id.number)] : nil
  }

  /// How many `widgetURL` modifiers with a target a view has; none of an unknown one.
  func urls(of view: ViewID) -> Int {
    let place = Int(view.number)
    return state.pointee.urls.indices.contains(place) ? Int(state.pointee.urls[place]) : 0
  }

  /// How many view trees, timelines and side effects were made known.
  public var known: Known {
    Known(
      views: state.pointee.urls.count,
      timelines: state.pointee.timelines.count,
      sideEffects: state.pointee.knownSideEffects
    )
  }
}

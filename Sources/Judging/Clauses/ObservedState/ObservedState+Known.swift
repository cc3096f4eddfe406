import WidgetModel

extension ObservedState {
  /// The numbers of things that a run has announced and that events refer to by number.
  public struct Known: Hashable, Sendable {
    /// The number of view trees.
    public let views: Int
    /// The number of timelines.
    public let timelines: Int
    /// The number of side effects.
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
  /// Returns the state of a placed widget, or `nil` if there is none with that id.
  public func placement(_ id: PlacementID) -> KnownPlacement? {
    placements.contains(id) ? KnownPlacement(placements.address(of: id)) : nil
  }

  /// Returns the timeline with an id, or `nil` if no answer brought one.
  public func timeline(_ id: TimelineID) -> KnownTimeline? { state.pointee.timelines[id] }

  /// Returns the address of a timeline, which is valid until the next one is announced, or `nil` if
  /// no answer brought it.
  func address(of id: TimelineID) -> UnsafePointer<KnownTimeline>? {
    state.pointee.timelines.address(of: id)
  }

  /// Returns the properties of a timeline's dates, in O(1), or `nil` if no answer brought it.
  public func shape(of id: TimelineID) -> TimelineShape? { timeline(id)?.shape }

  /// Returns the date at which the policy of a timeline comes due, or `nil` if never.
  public func dueDate(of id: TimelineID) -> WallDate? { shape(of: id)?.dueDate }

  /// Returns the view tree with an id, or `nil` if it was never announced.
  public func view(_ id: ViewID) -> ViewTree? { state.pointee.views[id] }

  /// Returns the number of `widgetURL` modifiers with a target in a view; 0 for an unknown one.
  func urls(of view: ViewID) -> Int { state.pointee.views.urls(of: view) }

  /// Returns the tree that a placed widget shows, or `nil` if it shows no entry or an impure one.
  func treeOnDisplay(_ id: PlacementID) -> ViewTree? {
    guard case .entry(let timeline, let number) = placement(id)?.display,
      let entries = self.timeline(timeline)?.entries, entries.indices.contains(Int(number)),
      entries[Int(number)].view == entries[Int(number)].viewAgain
    else { return nil }
    return view(entries[Int(number)].view)
  }

  /// Returns the side effect with an id, or `nil` if it was never announced.
  public func sideEffect(_ id: SideEffectID) -> SideEffect? {
    sideEffects.indices.contains(Int(id.number)) ? sideEffects[Int(id.number)] : nil
  }

  /// The numbers of announced view trees, timelines and side effects.
  public var known: Known {
    Known(
      views: state.pointee.views.count,
      timelines: state.pointee.timelines.count,
      sideEffects: state.pointee.knownSideEffects
    )
  }
}

import WidgetModel

/// Everything of the runtime that changes in a run; a mutant edits ``ReferenceRuntime/state``.
public struct RuntimeState: Hashable, Sendable {
  /// The state that all areas share.
  public var core: CoreState
  /// The gallery.
  public var gallery: GalleryMachine
  /// The reloads and their budgets.
  public var reloads: ReloadMachine
  /// The timelines of the placements.
  public var timelines: TimelineMachine
  /// The toggles that a person tapped.
  public var taps: TapMachine
  /// The Live Activities.
  public var activities: ActivityMachine
  /// The controls.
  public var controls: ControlMachine
  /// The presentations in the phone's contexts.
  public var contexts: ContextMachine
}

extension RuntimeState {
  /// Creates the state of a phone without widgets.
  public init() {
    self.init(
      core: CoreState(),
      gallery: GalleryMachine(),
      reloads: ReloadMachine(),
      timelines: TimelineMachine(),
      taps: TapMachine(),
      activities: ActivityMachine(),
      controls: ControlMachine(),
      contexts: ContextMachine()
    )
  }

  init(_ setup: Setup, numbers: RuntimeNumbers) {
    self.init(
      core: CoreState(setup),
      gallery: GalleryMachine(installed: setup.widgets.count),
      reloads: ReloadMachine(setup, numbers: numbers),
      timelines: TimelineMachine(count: setup.placements.count),
      taps: TapMachine(count: setup.placements.count),
      activities: ActivityMachine(),
      controls: ControlMachine(of: setup.widgets),
      contexts: ContextMachine()
    )
  }
}

import WidgetModel

/// The state of one placed widget.
public struct PlacementState: Hashable, Sendable {
  /// The widget that is placed.
  public let widget: WidgetID
  /// The number of the widget's kind.
  public let kind: Int
  /// True if the widget has a push handler (WC-12).
  public let isPushEnabled: Bool
  /// True if adding the widget asks the person for its configuration (FM-18).
  public let promptsForConfiguration: Bool
  /// The family that the person chose.
  public let family: Family
  /// The surface and the styles with which it is mounted (RV-12).
  public let mount: Mount
  /// The number of the configuration that the person chose when the widget was added.
  public let firstConfiguration: Int
  /// The number of the configuration that the person chose last.
  public var configuration: Int
  /// The index of the placement's budget in ``RuntimeState/budgets`` (RB-06).
  public let budget: Int

  /// True if the placement exists: it was added and not removed.
  public var isPlaced = false
  /// The first request since it was added; an answer to an earlier request belongs to nobody.
  public var firstRequest = RequestID(0)
  /// True if its page is visible.
  public var isVisible = true

  /// True if it has not learned of a new place, which it does when it is next seen (RB-19).
  public var awaitsSight = false

  /// The causes of the requested reload; empty if there is none (RB-29).
  public var pending: ReloadCauses = []
  /// The causes of the pending reload when it was last reported as held.
  public var heldCauses: ReloadCauses = []
  /// The reason with which the pending reload was last reported as held.
  public var heldReason: HoldReason?
  /// True if the next grant for an interaction is followed by another one (VW-13).
  public var repeatsInteraction = false
  /// The instant from which spacing counts: the last grant (TL-14).
  public var lastGrant: Instant?
  /// True if the last grant was charged.
  public var lastGrantWasCharged = false
  /// The timeline request under way.
  public var request: RequestID?
  /// The time at which the retry of a failed reload is requested (TL-46).
  public var retry: Instant?
  /// The date at which the committed timeline's policy requests the next one, once.
  public var policy: WallDate?

  /// The timeline with the entry in effect.
  public var shown = Playback()
  /// The newest timeline while it waits for its first date (TL-34).
  public var waiting = Playback()
  /// The displayed content, or `nil` before the placement was added.
  public var display: Display?
  /// The toggles in a state that no timeline has confirmed yet (VW-08).
  public var toggles: [ToggleState] = []

  /// The state of a placement that does not exist.
  static let absent = PlacementState(
    Placement(widget: WidgetID(-1), family: .systemSmall, configuration: 0, added: .never),
    declaration: WidgetDeclaration(kind: -1, isPushEnabled: false, name: ""),
    budget: -1
  )

  /// Creates the state of a placement that was not added yet.
  init(_ placement: Placement, declaration: WidgetDeclaration, budget: Int) {
    widget = placement.widget
    kind = declaration.kind
    isPushEnabled = declaration.isPushEnabled
    promptsForConfiguration = declaration.promptsForConfiguration
    family = placement.family
    mount = Mount(placement, declaration)
    firstConfiguration = placement.configuration
    configuration = placement.configuration
    self.budget = budget
  }

  /// Resets the placement as if it had never been added.
  mutating func forget() {
    isPlaced = false
    isVisible = true
    awaitsSight = false
    configuration = firstConfiguration
    forgetPending()
    lastGrant = nil
    lastGrantWasCharged = false
    request = nil
    retry = nil
    forgetTimelines()
    display = nil
    toggles.removeAll()
  }

  /// Drops the requested reload.
  mutating func forgetPending() {
    pending = []
    heldCauses = []
    heldReason = nil
    repeatsInteraction = false
  }

  /// Drops the request of an earlier timeline's policy.
  mutating func forgetPendingPolicy() {
    let others = pending.removing(.policy)
    if others.isEmpty { forgetPending() } else { pending = others }
  }

  /// Replaces the current timeline by the waiting one, with its first entry.
  ///
  /// The two exchange their buffers, so that nothing is allocated.
  mutating func startWaiting() {
    swap(&shown, &waiting)
    waiting.clear()
    shown.reached = min(1, shown.moments.count)
  }

  mutating func forgetTimelines() {
    policy = nil
    shown.clear()
    waiting.clear()
  }
}

/// A toggle that shows the state to which it was tapped.
public struct ToggleState: Hashable, Sendable {
  /// The index of the toggle in the tree.
  public var node: Int32
  /// The state that it shows.
  public var isOn: Bool
}

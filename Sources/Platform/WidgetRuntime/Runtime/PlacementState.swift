import WidgetModel

/// What the runtime knows of one placed widget.
public struct PlacementState: Hashable, Sendable {
  /// The widget that is placed.
  public let widget: WidgetID
  /// The number of the widget's kind.
  public let kind: Int
  /// Whether the widget has a push handler (WC-12).
  public let isPushEnabled: Bool
  /// Whether a person is asked for its configuration on adding it (FM-18).
  public let promptsForConfiguration: Bool
  /// The family that the person chose.
  public let family: Family
  /// Where and in which styles it can be mounted (RV-12).
  public let mount: Mount
  /// The number of the configuration that the person chose when the widget was added.
  public let firstConfiguration: Int
  /// The number of the configuration that the person chose last.
  public var configuration: Int
  /// The place of the placement's budget in ``RuntimeState/budgets`` (RB-06).
  public let budget: Int

  /// Whether the placement is there: added and not removed.
  public var isPlaced = false
  /// The first request since it was added; an answer to one from before it was removed is nobody's.
  public var firstRequest = RequestID(0)
  /// Whether its page is visible.
  public var isVisible = true

  /// Whether it has not heard of a new place, which it hears of when it is seen (RB-19).
  public var awaitsSight = false

  /// The causes of the reload that is asked for; empty when none is (RB-29).
  public var pending: ReloadCauses = []
  /// The causes of the pending reload when it was last reported as held.
  public var heldCauses: ReloadCauses = []
  /// The reason for which the pending reload was last reported as held.
  public var heldReason: HoldReason?
  /// Whether the next grant for an interaction is followed by another one (VW-13).
  public var repeatsInteraction = false
  /// The instant from which spacing counts: the last grant (TL-14).
  public var lastGrant: Instant?
  /// Whether the last grant was charged.
  public var lastGrantWasCharged = false
  /// The timeline request under way.
  public var request: RequestID?
  /// When the retry of a failed reload is asked for (TL-46).
  public var retry: Instant?
  /// When the committed timeline's policy asks for the next one; it asks once.
  public var policy: WallDate?

  /// The timeline of which an entry is in force.
  public var shown = Playback()
  /// The newest timeline while it waits for its first date (TL-34).
  public var waiting = Playback()
  /// What is on display, `nil` before the placement was added.
  public var display: Display?
  /// The toggles whose state no timeline has confirmed yet (VW-08).
  public var toggles: [ToggleState] = []

  /// The state of a placement that nothing installed.
  static let absent = PlacementState(
    Placement(widget: WidgetID(-1), family: .systemSmall, configuration: 0, added: .never),
    declaration: WidgetDeclaration(kind: -1, isPushEnabled: false, name: ""),
    budget: -1
  )

  /// Creates the state of a placement that is not there yet.
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

  /// Forgets the placement.
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

  /// Forgets the reload that is asked for.
  mutating func forgetPending() {
    pending = []
    heldCauses = []
    heldReason = nil
    repeatsInteraction = false
  }

  /// Forgets what the policy of an earlier timeline asked for.
  mutating func forgetPendingPolicy() {
    let others = pending.removing(.policy)
    if others.isEmpty { forgetPending() } else { pending = others }
  }

  /// Lets the waiting timeline take over with its first entry; the two exchange their buffers.
  mutating func startWaiting() {
    swap(&shown, &waiting)
    waiting.clear()
    shown.reached = min(1, shown.moments.count)
  }

  /// Forgets the timelines.
  mutating func forgetTimelines() {
    policy = nil
    shown.clear()
    waiting.clear()
  }
}

/// A toggle that shows the state to which it was tapped.
public struct ToggleState: Hashable, Sendable {
  /// The toggle's place in the tree.
  public var node: Int32
  /// The state that it shows.
  public var isOn: Bool
}

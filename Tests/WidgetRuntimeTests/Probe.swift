import Testing
import WidgetModel
import WidgetRuntime

/// A runtime without a simulation: a test gives it inputs and reads its effects.
///
/// Wakes that the runtime asked for before an input are served; their effects are in `asleep`.
/// After each step the state is checked for contradictions.
struct Probe {
  var runtime = ReferenceRuntime()
  var asleep: [(instant: Instant, effect: Effect)] = []
  private var timelines = 0

  init(
    _ profile: Profile = .iOS26,
    device: Device = Device(),
    families: [Family] = [.systemSmall],
    isPushEnabled: Bool = false,
    views: [ViewTree] = []
  ) throws {
    let placements = families.enumerated().map { index, family in
      Placement(widget: WidgetID(0), family: family, configuration: index, added: .start)
    }
    let widget = WidgetDeclaration(kind: 7, isPushEnabled: isPushEnabled, name: "")
    _ = runtime.begin(
      Setup(profile: profile, device: device, widgets: [widget], placements: placements)
    )
    for (index, view) in views.enumerated() { try runtime.define(view, as: ViewID(index)) }
  }

  /// Gives an input, after the wakes that come before it.
  mutating func tell(_ input: Input, at time: Interval = .zero) throws -> [Effect] {
    let now = Instant.start + time
    var isAnswer = false
    if case .answered = input { isAnswer = true }
    while runtime.nextWake < now || (runtime.nextWake == now && !isAnswer) {
      let wake = runtime.nextWake
      var effects: [Effect] = []
      try runtime.receive(.woke, at: wake, effects: &effects)
      asleep += effects.map { (wake, $0) }
      try #require(runtime.nextWake > wake)
      #expect(runtime.state.contradictions == [])
    }
    var effects: [Effect] = []
    try runtime.receive(input, at: now, effects: &effects)
    #expect(runtime.state.contradictions == [])
    return effects
  }

  /// Returns the effects of time alone until an instant, that instant included.
  mutating func sleep(until time: Interval) throws -> [Effect] {
    asleep = []
    let last = try tell(.woke, at: time)
    return asleep.map(\.effect) + last
  }

  /// Answers a request with a timeline; offsets count from the scenario's start.
  mutating func answer(
    _ request: Int,
    _ offsets: [Interval],
    _ policy: ReloadPolicy = .never,
    view: Int = 0,
    size: Int64 = 0,
    memory: Int64 = 0,
    at time: Interval = .zero
  ) throws -> [Effect] {
    let entries = offsets.map { TimelineEntry(date: date($0), view: ViewID(view)) }
    let timeline = Timeline(entries: entries, policy: policy, archiveSize: size)
    let id = TimelineID(timelines)
    try runtime.define(timeline, as: id)
    timelines += 1
    return try tell(.answered(RequestID(request), .timeline(id), memory: memory), at: time)
  }

  /// Adds the first placement and answers its requests, number 0 and 1, at once.
  mutating func start(
    _ offsets: [Interval] = [.zero],
    _ policy: ReloadPolicy = .never,
    view: Int = 0
  ) throws {
    _ = try tell(.added(PlacementID(0)))
    _ = try tell(.answered(RequestID(0), .entry(ViewID(0)), memory: 0))
    _ = try answer(1, offsets, policy, view: view)
  }

  /// The date that the phone's clock shows that long after the start.
  func date(_ offset: Interval) -> WallDate { .defaultStart + offset }
}

extension [Effect] {
  var kinds: [EventKind] { map(\.kind) }

  var granted: [ReloadCauses] {
    compactMap { if case .granted(_, let causes, _) = $0 { causes } else { nil } }
  }

  var shown: [Display] {
    compactMap { if case .displayed(_, let display) = $0 { display } else { nil } }
  }

  var held: [HoldReason] {
    compactMap { if case .held(_, _, let reason) = $0 { reason } else { nil } }
  }

  var led: [Destination] {
    compactMap { if case .led(_, let destination) = $0 { destination } else { nil } }
  }

  var failed: [FailureReason] {
    compactMap { if case .failed(_, let reason) = $0 { reason } else { nil } }
  }

  var reported: [Diagnostic] {
    compactMap { if case .reported(let notice, _) = $0 { notice } else { nil } }
  }
}

func entry(_ timeline: Int, _ place: Int32) -> Display { .entry(TimelineID(timeline), place) }

extension Profile {
  /// The profile with some values changed.
  func with(_ changes: (ProfileKey, Int64)...) -> Profile {
    var copy = self
    for (key, value) in changes { copy[key] = value }
    return copy
  }
}

let first = PlacementID(0)
let second = PlacementID(1)

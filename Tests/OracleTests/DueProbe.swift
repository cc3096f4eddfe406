import WidgetModel

@testable import Oracle

/// A history without a subject: a test feeds it events and reads the due effects.
///
/// Requests have the numbers that the oracle gives them, from 0 on. Dates of entries count from the
/// wall date of the start.
struct DueProbe {
  var history: PlatformHistory

  /// The effects due by time alone since the last ``tell(_:at:)`` or ``wait(until:)``, each with
  /// its instant.
  var inBetween: [String] = []

  private var trace = Trace()

  /// Begins a run of one widget of kind 7, placed once for each family, or of a control, under a
  /// profile with changes.
  init(
    _ profile: Profile = .iOS26,
    _ changes: [ProfileKey: Int64] = [:],
    families: [Family] = [.systemSmall],
    isPushEnabled: Bool = false,
    isLocked: Bool = false,
    promptsForConfiguration: Bool = false,
    control: ControlDeclaration = ControlDeclaration(),
    views: [ViewTree] = [.plain]
  ) {
    var profile = profile
    for (key, value) in changes { profile[key] = value }
    var device = Device()
    device.isLocked = isLocked
    history = PlatformHistory(
      Setup(
        profile: profile,
        device: device,
        widgets: [
          WidgetDeclaration(
            kind: 7,
            isPushEnabled: isPushEnabled,
            name: "",
            promptsForConfiguration: promptsForConfiguration,
            control: control
          )
        ],
        placements: families.map {
          Placement(widget: WidgetID(0), family: $0, configuration: 3, added: .start)
        }
      )
    )
    trace.views = views
  }

  /// Adds an input and returns the effects due then, in words; earlier due effects are in
  /// ``inBetween``.
  mutating func tell(_ input: Input, at time: Interval) -> [String] {
    let now = Instant.start + time
    inBetween = []
    while history.nextInstant < now {
      let next = history.nextInstant
      var due: [Effect] = []
      history.appendDueEffects(at: next, &due, in: trace)
      inBetween += words(due).map { "\(next - .start) \($0)" }
    }
    var due: [Effect] = []
    history.appendDueEffects(at: now, &due, in: trace)
    history.handle(input, at: now, &due, in: trace)
    history.appendDueEffects(at: now, &due, in: trace)
    return words(due)
  }

  /// Lets time pass and returns the effects due by time alone, each with its instant.
  mutating func wait(until time: Interval) -> [String] {
    let last = tell(.woke, at: time).map { "\(time) \($0)" }
    return inBetween + last
  }

  /// Answers a request with a timeline.
  mutating func answer(
    _ request: Int,
    _ entries: [Interval],
    views: [Int] = [],
    policy: ReloadPolicy = .never,
    size: Int64 = 0,
    at time: Interval
  ) -> [String] {
    let entries = entries.enumerated().map { place, offset in
      TimelineEntry(
        date: .defaultStart + offset,
        view: ViewID(views.indices.contains(place) ? views[place] : 0)
      )
    }
    trace.timelines.append(Timeline(entries: entries, policy: policy, archiveSize: size))
    let id = TimelineID(trace.timelines.count - 1)
    return tell(.answered(RequestID(request), .timeline(id), memory: 0), at: time)
  }

  /// Adds the first placement and answers its placeholder (request 0) and first timeline (request
  /// 1).
  mutating func start(_ entries: [Interval] = [.zero], policy: ReloadPolicy = .never) -> [String] {
    _ = tell(.added(PlacementID(0)), at: .zero)
    _ = tell(.answered(RequestID(0), .entry(ViewID(0)), memory: 0), at: .zero)
    return answer(1, entries, policy: policy, at: .zero)
  }

  private mutating func words(_ due: [Effect]) -> [String] {
    due.map { effect in
      if case .requested(let id, _, _) = effect { history.requests.call(Int(id.number), id) }
      return DueProbe.word(effect)
    }
  }

  /// Returns an effect on the first placement in a few words; on another one with its number.
  private static func word(_ effect: Effect) -> String {
    switch effect {
    case .requested(let id, let kind, let subject):
      "request \(id.number) \(kind.rawValue)" + at(subject.placement)
    case .cancelled(let id): "cancel \(id.number)"
    case .held(let id, let causes, let reason): "hold \(names(causes)) \(reason.rawValue)" + at(id)
    case .dropped(let id, let causes): "drop \(names(causes))" + at(id)
    case .granted(let id, let causes, let charge): "grant \(names(causes)) \(charge)" + at(id)
    case .archived(let id, let renderings): "archive \(id.number) x\(renderings)"
    case .committed(let id, _, let timeline): "commit \(timeline.number)" + at(id)
    case .failed(let id, let reason): "fail \(id.number) \(reason.rawValue)"
    case .displayed(let id, .placeholder): "show placeholder" + at(id)
    case .displayed(let id, .blank): "show nothing" + at(id)
    case .displayed(let id, .entry(let timeline, let place)):
      "show \(timeline.number).\(place)" + at(id)
    case .toggled(let id, let node, let isOn): "toggle \(node) \(isOn ? "on" : "off")" + at(id)
    case .led(let id, let destination): "lead \(destination)" + at(id)
    case .reported(let notice, let id): "report \(notice.rawValue)" + (id.map(at) ?? " of nobody")
    case .activities(.refused(let id, let reason)): "refuse \(id.number) \(reason.rawValue)"
    case .activities(.changed(let id, let phase)): "\(phase.rawValue) \(id.number)"
    case .activities(.shown(let id, let content)): "activity \(id.number).\(content)"
    case .activities(.island(let attached, let detached)):
      "island \(attached?.number ?? -1) \(detached?.number ?? -1)"
    case .activities(.alerted(let id, let presentation)): "\(presentation.rawValue) \(id.number)"
    case .activities(.led(let id, let destination)): "lead \(destination) from \(id.number)"
    case .activities(.tokenGiven(let id)): "token \(id.number)"
    case .presented(let item):
      "\(item.noun) in \(item.presentation.place.rawValue): \(item.presentation.form.rawValue)"
    case .controls(.shown(let id, let state)): "control \(id.number) \(state.rawValue)"
    case .controls(.led(let id, let destination)): "lead \(destination) from control \(id.number)"
    default: ([effect.kind.rawValue] + effect.names.map { "\($0.number)" }).joined(separator: " ")
    }
  }

  private static func at(_ id: PlacementID) -> String {
    id.number == 0 ? "" : id.number < 0 ? " of the gallery" : " of \(id.number)"
  }

  private static func names(_ causes: ReloadCauses) -> String {
    causes.list.map(\.rawValue).joined(separator: "+")
  }
}

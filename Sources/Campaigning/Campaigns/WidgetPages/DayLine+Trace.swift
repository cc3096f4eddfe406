import RunRecord
import WidgetModel

extension DayLine {
  /// The maximum number of events in a day; the others are only counted.
  public static let eventLimit = 2000

  /// Returns the day of one placed widget, named by its kind in the record.
  public static func day(
    in trace: Trace,
    _ setup: Setup,
    of placement: PlacementID,
    kind: String,
    configuration: String = "",
    from start: Instant = .start,
    length: Interval = .day
  ) -> DayLine {
    var day = DayLine()
    guard setup.placements.indices.contains(Int(placement.number)) else { return day }
    let placed = setup.placements[Int(placement.number)]
    day.widget = kind
    day.family = placed.family.rawValue
    day.configuration = configuration
    let end = min(start + length, max(start, trace.end))
    day.length = (end - start).microseconds
    day.clock = trace.events.first { $0.instant >= start }?.wall.description ?? ""
    var reader = DayReader(trace: trace, setup: setup, placement: placement, widget: placed.widget)
    for event in trace.events where event.instant >= start && event.instant <= end {
      for var line in reader.lines(of: event) {
        line.at = (event.instant - start).microseconds
        day.add(line)
      }
    }
    var meter = BudgetMeter(setup, placement)
    day.capacity = meter.capacity
    day.budget = meter.levels(of: trace, from: start, to: end)
    return day
  }

  private mutating func add(_ line: DayEventLine) {
    if events.count < DayLine.eventLimit { events.append(line) } else { omitted += 1 }
  }
}

struct DayReader {
  let trace: Trace
  let setup: Setup
  let placement: PlacementID
  let widget: WidgetID
  private var timelineRequests: Set<RequestID> = []
  private var ownRequests: Set<RequestID> = []

  init(trace: Trace, setup: Setup, placement: PlacementID, widget: WidgetID) {
    self.trace = trace
    self.setup = setup
    self.placement = placement
    self.widget = widget
  }

  mutating func lines(of event: TraceEvent) -> [DayEventLine] {
    switch event.body {
    case .input(let input): of(input)
    case .effect(let effect): of(effect)
    }
  }

  private func of(_ input: Input) -> [DayEventLine] {
    switch input {
    case .reloadCalled(let kind):
      let isOwn =
        setup.widgets.indices.contains(Int(widget.number))
        && setup.widgets[Int(widget.number)].kind == kind
      return isOwn ? [DayEventLine(.called, at: 0, "the app asks for a reload")] : []
    case .reloadAllCalled: return [DayEventLine(.called, at: 0, "the app asks for all reloads")]
    case .pushReceived: return [DayEventLine(.called, at: 0, "a push asks for a reload")]
    case .tapped(placement, let node):
      return [DayEventLine(.tapped, at: 0, node < 0 ? "tap" : "tap on node \(node)")]
    case .did(let id, let sideEffect) where ownRequests.contains(id):
      switch trace.sideEffect(sideEffect)?.kind {
      case .reloadCalled, .reloadAllCalled:
        return [DayEventLine(.called, at: 0, "the widget's own code asks for a reload")]
      default: return []
      }
    default: return []
    }
  }

  private mutating func of(_ effect: Effect) -> [DayEventLine] {
    switch effect {
    case .requested(let id, let kind, let subject):
      if subject.widget == widget { ownRequests.insert(id) }
      guard subject.placement == placement, kind == .timeline else { return [] }
      timelineRequests.insert(id)
      return [DayEventLine(.asked, at: 0, "asked for a timeline")]
    case .held(placement, let causes, let reason):
      return [DayEventLine(.held, at: 0, "\(reason.words): \(DayReader.words(causes))")]
    case .dropped(placement, let causes):
      return [DayEventLine(.dropped, at: 0, DayReader.words(causes))]
    case .granted(placement, let causes, let charge):
      return [DayEventLine(.granted, at: 0, DayReader.words(causes), charge: Int64(charge))]
    case .failed(let id, let reason) where timelineRequests.contains(id):
      return [DayEventLine(.failed, at: 0, reason.words)]
    case .displayed(placement, let display): return [of(display)]
    default: return []
    }
  }

  private func of(_ display: Display) -> DayEventLine {
    switch display {
    case .placeholder: return DayEventLine(.shown, at: 0, "placeholder")
    case .blank: return DayEventLine(.shown, at: 0, "nothing")
    case .entry(let id, let number):
      let entries = trace.timeline(id)?.entries ?? []
      guard entries.indices.contains(Int(number)) else {
        return DayEventLine(.shown, at: 0, "entry \(number + 1)")
      }
      return DayEventLine(
        .shown,
        at: 0,
        "entry \(number + 1) of \(entries.count), dated \(entries[Int(number)].date)"
      )
    }
  }

  private static func words(_ causes: ReloadCauses) -> String {
    causes.list.map(\.words).joined(separator: " and ")
  }
}

extension ReloadCause {
  /// A description of the cause.
  public var words: String {
    switch self {
    case .policy: "the timeline's policy"
    case .app: "the app"
    case .appInForeground: "the app in the foreground"
    case .appWithAudio: "the app with audio"
    case .appWithNavigation: "the app that navigates"
    case .push: "a push"
    case .interaction: "a button or toggle"
    case .localeChange: "a new locale"
    case .textSizeChange: "a new text size"
    case .accountChange: "another account"
    case .timeChange: "a change of time"
    case .locationChange: "another place"
    case .standBy: "StandBy"
    case .configurationChange: "another configuration"
    case .added: "the widget was added"
    case .retry: "a retry"
    }
  }
}

extension HoldReason {
  /// A description of the reason.
  public var words: String {
    switch self {
    case .budget: "the budget is empty"
    case .spacing: "the last reload is too recent"
    case .unseen: "nobody can see it"
    case .inFlight: "another reload is under way"
    }
  }
}

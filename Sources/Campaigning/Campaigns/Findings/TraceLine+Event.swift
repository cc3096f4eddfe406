import RunRecord
import WidgetModel

extension TraceLine {
  /// An event in words.
  public init(_ event: TraceEvent, in trace: Trace) {
    self.init()
    at = event.instant.microseconds
    clock = event.wall.description
    cause = Int64(event.cause)
    kind = event.kind.rawValue
    name = EventName.of(event, in: trace)
    switch event.body {
    case .input(let input): describe(input, in: trace)
    case .effect(let effect): describe(effect, in: trace)
    }
  }

  private mutating func describe(_ input: Input, in trace: Trace) {
    lane = .app
    switch input {
    case .added(let id): (placement, text) = (Int64(id.number), "widget added")
    case .removed(let id): (placement, text) = (Int64(id.number), "widget removed")
    case .galleryOpened(let widget, let family):
      text = "gallery shows widget \(widget.number), \(family.rawValue)"
    case .reloadCalled(let kind): text = "app reloads kind \(kind)"
    case .reloadAllCalled: text = "app reloads all timelines"
    case .pushReceived: text = "widget push arrives"
    case .foreground(let isOn): text = isOn ? "app comes to the foreground" : "app leaves it"
    case .audioSession(let isOn): text = "audio session \(isOn ? "starts" : "ends")"
    case .navigationSession(let isOn): text = "navigation session \(isOn ? "starts" : "ends")"
    case .locked(let isOn): text = "phone is \(isOn ? "locked" : "unlocked")"
    case .visible(let id, let isOn):
      (placement, text) = (Int64(id.number), isOn ? "comes into view" : "leaves the view")
    case .localeChanged(let number): text = "locale becomes \(number)"
    case .textSizeChanged(let number): text = "text size becomes \(number)"
    case .clockMoved(let interval): text = "clock moves by \(interval)"
    case .rebooted: text = "phone restarts"
    case .processKilled(let widget): text = "process of widget \(widget.number) is killed"
    case .tapped(let id, let node):
      (placement, text) = (Int64(id.number), node < 0 ? "tap" : "tap on node \(node)")
    case .answered(let id, let answer, let memory):
      lane = .provider
      text = "answers request \(id.number): \(TraceLine.text(answer, in: trace))"
      if memory > 0 { text += ", \(amount(memory, "byte")) of memory" }
    case .woke: text = "time passes"
    case .asked(let id, let kind, _):
      text = "the harness asks for \(TraceLine.article(kind)) (request \(id.number))"
    case .did(let id, let sideEffect):
      lane = .provider
      text = "during request \(id.number): \(TraceLine.text(trace.sideEffect(sideEffect)))"
    }
  }

  private mutating func describe(_ effect: Effect, in trace: Trace) {
    lane = .runtime
    switch effect {
    case .requested(let id, let kind, let subject):
      placement = Int64(subject.placement.number)
      text = "asks for \(TraceLine.article(kind)) (request \(id.number))"
    case .cancelled(let id): text = "waits no longer for request \(id.number)"
    case .held(let id, let causes, let reason):
      lane = .budget
      placement = Int64(id.number)
      text = "reload held for \(reason.rawValue): \(TraceLine.text(causes))"
    case .dropped(let id, let causes):
      lane = .budget
      (placement, text) = (Int64(id.number), "reload dropped: \(TraceLine.text(causes))")
    case .granted(let id, let causes, let charge):
      lane = .budget
      placement = Int64(id.number)
      text = "reload granted, charge \(charge): \(TraceLine.text(causes))"
    case .archived(let id, let renderings):
      text = "draws request \(id.number)'s entries, \(amount(renderings, "rendering"))"
    case .committed(let id, let request, let timeline):
      placement = Int64(id.number)
      text = "puts timeline \(timeline.number) of request \(request.number) in force"
    case .failed(let id, let reason): text = "gives request \(id.number) up: \(reason.rawValue)"
    case .displayed(let id, let display):
      lane = .display
      placement = Int64(id.number)
      text = TraceLine.text(display, in: trace)
    case .toggled(let id, let node, let isOn):
      lane = .display
      (placement, text) = (Int64(id.number), "toggle \(node) looks \(isOn ? "on" : "off")")
    case .led(let id, let destination):
      lane = .display
      (placement, text) = (Int64(id.number), "tap leads to \(TraceLine.text(destination))")
    case .reported(let notice, let id):
      (placement, text) = (Int64(id?.number ?? -1), "reports \(notice.rawValue)")
    }
  }

  private static func text(_ causes: ReloadCauses) -> String {
    causes.list.map(\.rawValue).joined(separator: " + ")
  }

  private static func article(_ kind: RequestKind) -> String {
    switch kind {
    case .placeholder: "a placeholder"
    case .snapshot: "a snapshot"
    case .timeline: "a timeline"
    case .intent: "the run of an intent"
    case .control: "a control"
    case .controlAction: "the run of a control's intent"
    case .options: "the options of a configuration"
    case .activity: "the views of a Live Activity"
    case .relevance: "a widget's relevance"
    }
  }

  private static func text(_ sideEffect: SideEffect?) -> String {
    guard let sideEffect else { return "something unknown" }
    var text = EventName.name(sideEffect.kind)
    if !sideEffect.text.isEmpty { text += " \(sideEffect.text)" }
    if sideEffect.kind == .networkRequested, sideEffect.amount != 0 {
      text += " (the code's time-out is \(Interval(microseconds: sideEffect.amount)))"
    } else if sideEffect.amount != 0 {
      text += " (\(sideEffect.amount))"
    }
    return text
  }

  private static func text(_ answer: AnswerKind, in trace: Trace) -> String {
    switch answer {
    case .timeline(let id):
      guard let timeline = trace.timeline(id) else { return "timeline \(id.number)" }
      let count = timeline.entries.count
      let entries = amount(count, "entry", "entries")
      let policy: String =
        switch timeline.policy {
        case .atEnd: "at the end"
        case .after(let date): "after \(date)"
        case .never: "never"
        }
      return "timeline \(id.number) of \(entries), reload \(policy)"
    case .entry: return "an entry"
    case .returned: return "the intent returned"
    case .threw: return "an error"
    }
  }

  private static func text(_ display: Display, in trace: Trace) -> String {
    switch display {
    case .placeholder: return "shows the placeholder"
    case .entry(let id, let number):
      guard let entries = trace.timeline(id)?.entries, entries.indices.contains(Int(number)) else {
        return "shows entry \(number) of timeline \(id.number)"
      }
      return "shows entry \(number) of timeline \(id.number), dated \(entries[Int(number)].date)"
    }
  }

  private static func text(_ destination: Destination) -> String {
    switch destination {
    case .link(let number): "the app, by link \(number)"
    case .widgetURL(let number): "the app, by widget URL \(number)"
    case .app: "the app"
    case .intent(let number): "intent \(number)"
    case .authentication: "authentication"
    }
  }
}

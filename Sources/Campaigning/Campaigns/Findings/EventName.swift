import RunRecord
import WidgetModel

/// What events are called in pictures and lists: a noun in full, never the name of a case.
enum EventName {
  /// The name of an event.
  static func of(_ event: TraceEvent, in trace: Trace) -> String {
    switch event.body {
    case .input(let input): name(input, in: trace)
    case .effect(let effect): name(effect)
    }
  }

  /// A name made of a case's, such as `network requested` of `networkRequested`.
  static func words(_ name: String) -> String {
    var words = ""
    for character in name {
      if character.isUppercase, !words.isEmpty { words += " " }
      words += character.lowercased()
    }
    return words
  }

  private static func name(_ input: Input, in trace: Trace) -> String {
    switch input {
    case .added: "widget added"
    case .removed: "widget removed"
    case .galleryOpened: "gallery opened"
    case .reloadCalled: "reload call"
    case .reloadAllCalled: "reload call for all"
    case .pushReceived: "widget push"
    case .foreground(let isOn): isOn ? "app in front" : "app leaves"
    case .audioSession(let isOn): isOn ? "audio starts" : "audio ends"
    case .navigationSession(let isOn): isOn ? "navigation starts" : "navigation ends"
    case .locked(let isOn): isOn ? "phone locked" : "phone unlocked"
    case .visible(_, let isOn): isOn ? "comes into view" : "leaves the view"
    case .localeChanged: "locale changed"
    case .textSizeChanged: "text size changed"
    case .clockMoved: "clock moved"
    case .rebooted: "phone restarted"
    case .processKilled: "process killed"
    case .tapped: "tap"
    case .answered(_, let answer, _): name(answer)
    case .woke: "time passes"
    case .asked: "harness asks"
    case .did(_, let sideEffect):
      trace.sideEffect(sideEffect).map { name($0.kind) } ?? "code at work"
    }
  }

  private static func name(_ answer: AnswerKind) -> String {
    switch answer {
    case .timeline: "timeline answered"
    case .entry: "entry answered"
    case .returned: "intent returned"
    case .threw: "error thrown"
    }
  }

  private static func name(_ effect: Effect) -> String {
    switch effect {
    case .requested(_, let kind, _): "\(words(kind.rawValue)) requested"
    case .cancelled: "request cancelled"
    case .held(_, _, let reason): "reload held: \(words(reason.rawValue))"
    case .dropped: "reload dropped"
    case .granted(_, _, let charge): charge > 0 ? "reload granted" : "free reload granted"
    case .archived: "entries drawn"
    case .committed: "timeline in force"
    case .failed(_, let reason): "request failed: \(words(reason.rawValue))"
    case .displayed(_, .placeholder): "placeholder shown"
    case .displayed(_, .entry): "entry shown"
    case .toggled(_, _, let isOn): isOn ? "toggle looks on" : "toggle looks off"
    case .led: "tap leads on"
    case .reported: "author told"
    }
  }

  /// What a side effect is called.
  static func name(_ sideEffect: SideEffect.Kind) -> String {
    switch sideEffect {
    case .reloadCalled: "reload call"
    case .reloadAllCalled: "reload call for all"
    case .controlReloadCalled: "reload call for controls"
    case .activityRequested: "activity requested"
    case .activityPermissionRead: "permission for activities read"
    case .networkRequested: "network request"
    case .standardDefaultsUsed: "standard defaults used"
    case .sharedDataMissed: "shared data missing"
    case .entryDateMoved: "date of an entry moved"
    case .answeredEarly: "answer before its request was over"
    case .entitiesLost: "entities not found again"
    case .viewStateUsed: "state in a view"
    case .viewReadClock: "clock read by a view"
    case .viewLoadedData: "data loaded by a view"
    case .imageDrawn: "image drawn"
    case .leftSimulation: "simulation left"
    case .logged: "message logged"
    // Whatever else there is has a name that reads as one.
    default: words(sideEffect.rawValue)
    }
  }
}

extension TraceLine {
  /// Some events of a trace in words, each with the placed widget that it is about.
  ///
  /// An answer names a request alone; whose it is stands in the request.
  ///
  /// - Complexity: O(events).
  public static func lines(of trace: Trace, _ range: Range<Int>) -> [TraceLine] {
    var owners: [RequestID: PlacementID] = [:]
    var lines: [TraceLine] = []
    lines.reserveCapacity(range.count)
    for (index, event) in trace.events.enumerated() where index < range.upperBound {
      if case .effect(.requested(let id, _, let subject)) = event.body {
        owners[id] = subject.placement
      }
      guard index >= range.lowerBound else { continue }
      var line = TraceLine(event, in: trace)
      if line.placement < 0, let owner = event.request.flatMap({ owners[$0] }) {
        line.placement = Int64(owner.number)
      }
      lines.append(line)
    }
    return lines
  }
}

extension TraceEvent {
  /// The request that the event names, `nil` of one that names none.
  fileprivate var request: RequestID? {
    switch body {
    case .input(.answered(let id, _, _)), .input(.did(let id, _)), .effect(.cancelled(let id)),
      .effect(.failed(let id, _)), .effect(.archived(let id, _)):
      id
    default: nil
    }
  }
}

/// An event's name and description in pictures and lists.
public struct EventWords: Hashable, Sendable {
  /// The lane of an event in a picture.
  public enum Lane: String, CaseIterable, Hashable, Sendable {
    /// The phone and the person who holds it.
    case app
    /// The widget's code.
    case provider
    case runtime
    case budget
    /// The person's view.
    case display
  }

  /// The name: a noun in full, never the name of a case.
  public var name: String

  /// A description of the event in a few words, with its numbers.
  public var text: String

  /// The lane of the event in a picture.
  public var lane: Lane

  init(_ name: String, _ text: String, _ lane: Lane = .app) {
    self.name = name
    self.text = text
    self.lane = lane
  }
}

extension TraceEvent {
  /// Returns the event's name and description.
  public func words(in trace: Trace) -> EventWords {
    switch body {
    case .input(let input): input.words(in: trace)
    case .effect(let effect): effect.words(in: trace)
    }
  }

  /// The placed widget that the event names, or `nil` if it names none.
  public var placement: PlacementID? { names.lazy.compactMap { $0 as? PlacementID }.first }

  /// The request that the event names, or `nil` if it names none.
  public var request: RequestID? { names.lazy.compactMap { $0 as? RequestID }.first }

  private var names: [any RunIdentifier] {
    switch body {
    case .input(let input): input.names
    case .effect(let effect): effect.names
    }
  }
}

extension String {
  /// The case name as words, such as `network requested` for `networkRequested`.
  public var inWords: String {
    var words = ""
    for character in self {
      if character.isUppercase, !words.isEmpty { words += " " }
      words += character.lowercased()
    }
    return words
  }
}

extension AnswerKind {
  var name: String {
    switch self {
    case .timeline: "timeline answered"
    case .entry: "entry answered"
    case .value: "value given"
    case .returned: "intent returned"
    case .threw: "error thrown"
    }
  }

  func text(in trace: Trace) -> String {
    switch self {
    case .timeline(let id):
      guard let timeline = trace.timeline(id) else { return "timeline \(id.number)" }
      let entries = amount(timeline.entries.count, "entry", "entries")
      let policy: String =
        switch timeline.policy {
        case .atEnd: "at the end"
        case .after(let date): "after \(date)"
        case .never: "never"
        }
      return "timeline \(id.number) of \(entries), reload \(policy)"
    case .entry: return "an entry"
    case .value(let isOn): return isOn ? "on" : "off"
    case .returned: return "the intent returned"
    case .threw: return "an error"
    }
  }
}

extension RequestKind {
  /// The requested thing, with its article.
  var noun: String {
    switch self {
    case .placeholder: "a placeholder"
    case .snapshot: "a snapshot"
    case .timeline: "a timeline"
    case .intent: "the run of an intent"
    case .control: "a control's value"
    case .controlAction: "the run of a control's intent"
    case .options: "the options of a configuration"
    case .activity: "the views of a Live Activity"
    case .relevance: "a widget's relevance"
    case .preview: "an entry of a preview"
    }
  }
}

extension ReloadCauses {
  var text: String { list.map(\.rawValue).joined(separator: " + ") }
}

extension Trace {
  func text(ofEntry number: Int32, of id: TimelineID) -> String {
    let text = "entry \(number) of timeline \(id.number)"
    guard let entries = timeline(id)?.entries, entries.indices.contains(Int(number)) else {
      return text
    }
    return "\(text), dated \(entries[Int(number)].date)"
  }
}

extension Destination {
  /// The destination in words.
  public var text: String {
    switch self {
    case .link(let number): "the app, by link \(number)"
    case .widgetURL(let number): "the app, by widget URL \(number)"
    case .app: "the app"
    case .intent(let number): "intent \(number)"
    case .authentication: "authentication"
    }
  }
}

extension SideEffect.Kind {
  /// The name of the side effect.
  public var name: String {
    switch self {
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
    // The other cases have names that already read well.
    default: rawValue.inWords
    }
  }
}

extension SideEffect {
  /// The side effect in a few words.
  public var description: String {
    var words = kind.name
    if !text.isEmpty { words += " \(text)" }
    if kind == .networkRequested, amount != 0 {
      words += " (the code's time-out is \(Interval(microseconds: amount)))"
    } else if amount != 0 {
      words += " (\(amount))"
    }
    return words
  }
}

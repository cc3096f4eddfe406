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

extension AnswerKind {
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

extension Trace {
  func text(ofEntry number: Int32, of id: TimelineID) -> String {
    let text = "entry \(number) of timeline \(id.number)"
    guard let entries = timeline(id)?.entries, entries.indices.contains(Int(number)) else {
      return text
    }
    return "\(text), dated \(entries[Int(number)].date)"
  }
}

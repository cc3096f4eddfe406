/// The kind of answer that an ``Input/answered(_:_:memory:)`` brings.
public enum AnswerKind: Hashable, Sendable {
  /// A timeline, announced before the answer.
  case timeline(TimelineID)
  /// One entry's view, announced before the answer.
  case entry(ViewID)
  case value(Bool)
  case returned
  case threw
}

extension AnswerKind: Archivable {
  private enum Word: String, CaseIterable, Hashable {
    case timeline, entry, value, returned, threw
  }

  /// Creates the answer of an intent that returned.
  public init() { self = .returned }

  /// Lists the fields for an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    var timeline = TimelineID(0)
    var view = ViewID(0)
    var isOn = false
    var word: Word
    switch self {
    case .timeline(let id): (word, timeline) = (.timeline, id)
    case .entry(let id): (word, view) = (.entry, id)
    case .value(let own): (word, isOn) = (.value, own)
    case .returned: word = .returned
    case .threw: word = .threw
    }
    try archive.choice("kind", &word, isAlwaysWritten: true)
    switch word {
    case .timeline:
      try archive.identifier("id", &timeline)
      self = .timeline(timeline)
    case .entry:
      try archive.identifier("view", &view)
      self = .entry(view)
    case .value:
      try archive.flag("on", &isOn)
      self = .value(isOn)
    case .returned: self = .returned
    case .threw: self = .threw
    }
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
}

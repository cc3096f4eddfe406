/// What a runtime is told of Live Activities: calls of the app, and what a person does.
public enum ActivityInput: Hashable, Sendable {
  /// The app asks for an activity, which it keeps under a number that it has no visible one under.
  case started(ActivityID, ActivityContent)
  /// The app gives an activity other content.
  case updated(ActivityID, ActivityContent)
  /// The app ends an activity.
  case ended(ActivityID, DismissalPolicy)
  /// A person swipes an activity away.
  case swiped(ActivityID)
  /// A person allows the app Live Activities, or forbids them.
  case allowed(Bool)
}

extension ActivityInput {
  /// The kind of the input.
  var kind: EventKind {
    switch self {
    case .started: .activityStarted
    case .updated: .activityUpdated
    case .ended: .activityEnded
    case .swiped: .activitySwiped
    case .allowed: .activitiesAllowed
    }
  }

  /// Whether it is a call of the app.
  var isCall: Bool {
    switch self {
    case .started, .updated, .ended: true
    case .swiped, .allowed: false
    }
  }

  /// Shows every field but the kind to an archive.
  mutating func visitFields<Visitor: Archive>(_ archive: inout Visitor) throws {
    switch self {
    case .started(var id, var content):
      try archive.identifier("activity", &id, in: 0...999)
      try content.visit(&archive)
      self = .started(id, content)
    case .updated(var id, var content):
      try archive.identifier("activity", &id, in: 0...999)
      try content.visit(&archive)
      self = .updated(id, content)
    case .ended(var id, var policy):
      try archive.identifier("activity", &id, in: 0...999)
      try policy.visitFields(&archive)
      self = .ended(id, policy)
    case .swiped(var id):
      try archive.identifier("activity", &id, in: 0...999)
      self = .swiped(id)
    case .allowed(var isOn):
      try archive.flag("on", &isOn)
      self = .allowed(isOn)
    }
  }

  /// What the input is called and what it says.
  var words: EventWords {
    switch self {
    case .started(let id, let content):
      EventWords("activity requested", "the app asks for activity \(id.number)\(content.text)")
    case .updated(let id, let content):
      EventWords("activity updated", "the app updates activity \(id.number)\(content.text)")
    case .ended(let id, let policy):
      EventWords("activity ended", "the app ends activity \(id.number)\(policy.text)")
    case .swiped(let id):
      EventWords("activity swiped away", "a person swipes activity \(id.number) away")
    case .allowed(true):
      EventWords("activities allowed", "a person allows Live Activities")
    case .allowed(false):
      EventWords("activities forbidden", "a person forbids Live Activities")
    }
  }
}

extension ActivityContent {
  fileprivate var text: String {
    var text = " with \(amount(bytes, "byte"))"
    if staleAfter > .zero { text += ", stale after \(staleAfter)" }
    if staleAfter < .zero { text += ", stale since \(Interval.zero - staleAfter)" }
    if relevance != 0 { text += ", relevance \(relevance)" }
    if age > .zero { text += ", \(age) old" }
    return text
  }
}

extension DismissalPolicy {
  fileprivate var text: String {
    switch self {
    case .byDefault: ""
    case .immediate: ", to be dismissed at once"
    case .after(let time) where time < .zero: ", to be dismissed \(Interval.zero - time) ago"
    case .after(let time): ", to be dismissed after \(time)"
    }
  }
}

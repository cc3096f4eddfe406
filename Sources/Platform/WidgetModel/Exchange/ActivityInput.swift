/// What a runtime is told of Live Activities: calls of the app, and what a person does.
public enum ActivityInput: Hashable, Sendable {
  /// The app asks for an activity, which it keeps under a number that it has no visible one under.
  case started(ActivityID, ActivityContent, ActivityRequest = ActivityRequest())
  /// The app gives an activity other content, whose timestamp lies so far back (LA-11).
  case updated(ActivityID, ActivityContent, age: Interval = .zero)
  /// The app ends an activity.
  case ended(ActivityID, DismissalPolicy)
  /// A person swipes an activity away.
  case swiped(ActivityID)
  /// A person allows the app Live Activities, or forbids them.
  case allowed(Bool)
  /// A push to Live Activities arrives (LA-21).
  case pushed(ActivityPush)
  /// A person allows the app frequent pushes, or forbids them (LA-24).
  case frequentPushesAllowed(Bool)
  /// A person taps an activity, whose presentation has the URL of a number, or none when it is 0 (LA-20); and there
  /// the button of an intent of a number, or none when it is 0, on the phone or in CarPlay (LA-41).
  case tapped(ActivityID, url: Int32, button: Int32 = 0, inCarPlay: Bool = false)
  /// A person collapses an expanded activity, or taps beside it (LA-31).
  case collapsed(ActivityID)
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
    case .pushed: .activityPushed
    case .frequentPushesAllowed: .frequentPushesAllowed
    case .tapped: .activityTapped
    case .collapsed: .activityCollapsed
    }
  }

  /// Whether it is a call of the app, or meant for it.
  var needsApp: Bool {
    switch self {
    case .started, .updated, .ended, .pushed: true
    case .swiped, .allowed, .frequentPushesAllowed, .tapped, .collapsed: false
    }
  }

  /// Shows every field but the kind to an archive.
  mutating func visitFields<Visitor: Archive>(_ archive: inout Visitor) throws {
    switch self {
    case .started(var id, var content, var request):
      try archive.identifier("activity", &id, in: 0...999)
      try content.visit(&archive)
      try request.visitFields(&archive)
      self = .started(id, content, request)
    case .updated(var id, var content, var age):
      try archive.identifier("activity", &id, in: 0...999)
      try content.visit(&archive)
      try ActivityContent.visitAge(&age, &archive)
      self = .updated(id, content, age: age)
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
    case .pushed(var push):
      try push.visitFields(&archive)
      self = .pushed(push)
    case .frequentPushesAllowed(var isOn):
      try archive.flag("on", &isOn)
      self = .frequentPushesAllowed(isOn)
    case .tapped(var id, var url, var button, var isInCarPlay):
      try archive.identifier("activity", &id, in: 0...999)
      try archive.integer("url", &url, in: 0...999)
      try archive.integer("button", &button, in: 0...999)
      try archive.flag("inCarPlay", &isInCarPlay)
      self = .tapped(id, url: url, button: button, inCarPlay: isInCarPlay)
    case .collapsed(var id):
      try archive.identifier("activity", &id, in: 0...999)
      self = .collapsed(id)
    }
  }

  /// What the input is called and what it says.
  var words: EventWords {
    switch self {
    case .started(let id, let content, let request):
      EventWords(
        "activity requested",
        "the app asks for activity \(id.number)\(content.text)\(request.text)"
      )
    case .updated(let id, let content, let age):
      EventWords(
        "activity updated",
        "the app updates activity \(id.number)\(content.text(age: age))"
      )
    case .ended(let id, let policy):
      EventWords("activity ended", "the app ends activity \(id.number)\(policy.text)")
    case .swiped(let id):
      EventWords("activity swiped away", "a person swipes activity \(id.number) away")
    case .allowed(true):
      EventWords("activities allowed", "a person allows Live Activities")
    case .allowed(false):
      EventWords("activities forbidden", "a person forbids Live Activities")
    case .pushed(let push): push.words
    case .frequentPushesAllowed(true):
      EventWords("frequent pushes allowed", "a person allows frequent pushes")
    case .frequentPushesAllowed(false):
      EventWords("frequent pushes forbidden", "a person forbids frequent pushes")
    case .tapped(let id, let url, let button, let isInCarPlay):
      EventWords(
        "activity tapped",
        "a tap on \(button > 0 ? "button \(button) of " : "")activity \(id.number)"
          + (isInCarPlay ? " in CarPlay" : "") + ", which has \(url > 0 ? "URL \(url)" : "no URL")"
      )
    case .collapsed(let id):
      EventWords("activity collapsed", "a person collapses activity \(id.number)")
    }
  }
}

extension ActivityContent {
  func text(age: Interval) -> String { age > .zero ? "\(text), \(age) old" : text }

  var text: String {
    var text = " with \(amount(bytes, "byte"))"
    if staleAfter > .zero { text += ", stale after \(staleAfter)" }
    if staleAfter < .zero { text += ", stale since \(Interval.zero - staleAfter)" }
    if relevance != 0 { text += ", relevance \(relevance)" }
    if alerts { text += ", with an alert" }
    return text
  }
}

extension DismissalPolicy {
  var text: String {
    switch self {
    case .byDefault: ""
    case .immediate: ", to be dismissed at once"
    case .after(let time) where time < .zero: ", to be dismissed \(Interval.zero - time) ago"
    case .after(let time): ", to be dismissed after \(time)"
    }
  }
}

/// An input about Live Activities: a call of the app, a push or a gesture.
public enum ActivityInput: Hashable, Sendable {
  /// The app requests an activity under a number that none of its visible activities has.
  case started(ActivityID, ActivityContent, ActivityRequest = ActivityRequest())
  /// The app updates an activity; the content's timestamp lies `age` in the past (LA-11).
  case updated(ActivityID, ActivityContent, age: Interval = .zero)
  case ended(ActivityID, DismissalPolicy)
  case swiped(ActivityID)
  /// A person allows Live Activities for the app, or forbids them.
  case allowed(Bool)
  /// A push to Live Activities arrives (LA-21).
  case pushed(ActivityPush)
  /// A person allows frequent pushes for the app, or forbids them (LA-24).
  case frequentPushesAllowed(Bool)
  /// A person taps an activity on the phone or in CarPlay (LA-20, LA-41).
  ///
  /// `url` numbers the presentation's URL, `button` the tapped button's intent; 0 means none.
  case tapped(ActivityID, url: Int32, button: Int32 = 0, inCarPlay: Bool = false)
  /// A person collapses an expanded activity, or taps outside it (LA-31).
  case collapsed(ActivityID)
}

extension ActivityInput {
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

  var needsApp: Bool {
    switch self {
    case .started, .updated, .ended, .pushed: true
    case .swiped, .allowed, .frequentPushesAllowed, .tapped, .collapsed: false
    }
  }

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

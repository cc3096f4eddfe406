/// A push to Live Activities as it arrives (LA-21).
public struct ActivityPush: Hashable, Sendable {
  /// The action that a push requests.
  public enum Event: Hashable, Sendable {
    /// Starts an activity (LA-25).
    case start(ActivityContent)
    /// Gives content of the given age (LA-11).
    case update(ActivityContent, age: Interval)
    /// Ends an activity, with the date of its dismissal (LA-30).
    case end(DismissalPolicy)
  }

  /// The address to which a push is sent.
  public enum Address: String, CaseIterable, Hashable, Sendable {
    /// The token of an activity; for a start, the app's own token for starts.
    case token
    /// A token that no longer belongs to the activity (LA-28).
    case formerToken
    /// All activities of the app's channel; cannot start one (LA-29).
    case channel
  }

  /// The action that the push requests.
  public var event: Event

  /// The activity that it is for; a broadcast is for all activities of the channel.
  public var activity: ActivityID

  /// The address to which it is sent.
  public var address = Address.token

  /// True if it has priority 5, which is opportunistic and not counted, instead of 10 (LA-22).
  public var isOpportunistic = false

  /// True if its content-state cannot be decoded (LA-21).
  public var isUnreadable = false

  /// Creates a push.
  public init(
    _ event: Event,
    to activity: ActivityID,
    _ address: Address = .token,
    isOpportunistic: Bool = false,
    isUnreadable: Bool = false
  ) {
    self.event = event
    self.activity = activity
    self.address = address
    self.isOpportunistic = isOpportunistic
    self.isUnreadable = isUnreadable
  }

  /// Returns true if it counts among an activity's calls, because it names its number or channel.
  public func concerns(_ id: ActivityID, _ pushType: ActivityRequest.PushType) -> Bool {
    address == .channel ? pushType == .channel : id == activity
  }
}

extension ActivityPush {
  private enum Word: String, CaseIterable, Hashable { case update, start, end }

  mutating func visitFields<Visitor: Archive>(_ archive: inout Visitor) throws {
    var word: Word
    var content = ActivityContent()
    var age = Interval.zero
    var policy = DismissalPolicy.byDefault
    switch event {
    case .start(let own): (word, content) = (.start, own)
    case .update(let own, let ownAge): (word, content, age) = (.update, own, ownAge)
    case .end(let own): (word, policy) = (.end, own)
    }
    try archive.identifier("activity", &activity, in: 0...999)
    try archive.choice("event", &word)
    try archive.choice("to", &address)
    try archive.flag("opportunistic", &isOpportunistic)
    try archive.flag("unreadable", &isUnreadable)
    // All of them always, so that all stimuli of a word have the same number of fields.
    try content.visit(&archive)
    try ActivityContent.visitAge(&age, &archive)
    try policy.visitFields(&archive)
    event =
      switch word {
      case .start: .start(content)
      case .update: .update(content, age: age)
      case .end: .end(policy)
      }
  }

  var words: EventWords {
    var text =
      switch address {
      case .token: "activity \(activity.number)"
      case .formerToken: "a former token of activity \(activity.number)"
      case .channel: "the channel"
      }
    switch event {
    case .start(let content): text = "a push to start \(text)\(content.text)"
    case .update(let content, let age): text = "a push to update \(text)\(content.text(age: age))"
    case .end(let policy): text = "a push to end \(text)\(policy.text)"
    }
    if isOpportunistic { text += ", of priority 5" }
    if isUnreadable { text += ", which cannot be decoded" }
    return EventWords("activity push", "\(text) arrives")
  }
}

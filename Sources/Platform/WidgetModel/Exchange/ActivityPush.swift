/// A push to Live Activities as it arrives (LA-21).
public struct ActivityPush: Hashable, Sendable {
  /// What it is to do.
  public enum Event: Hashable, Sendable {
    /// Start an activity (LA-25).
    case start(ActivityContent)
    /// Give content, which is so old (LA-11).
    case update(ActivityContent, age: Interval)
    /// End an activity, with the date of its dismissal (LA-30).
    case end(DismissalPolicy)
  }

  /// To whom it is sent.
  public enum Address: String, CaseIterable, Hashable, Sendable {
    /// To the token of an activity; a start to the app's own token for starts.
    case token
    /// To a token that is the activity's no more (LA-28).
    case formerToken
    /// To all activities of the app's channel, which starts none (LA-29).
    case channel
  }

  /// What it is to do.
  public var event: Event

  /// The activity that it is for; a broadcast is for all of the channel.
  public var activity: ActivityID

  /// To whom it is sent.
  public var address = Address.token

  /// Whether it has priority 5, which is opportunistic and not counted, in place of 10 (LA-22).
  public var isOpportunistic = false

  /// Whether its content-state cannot be decoded (LA-21).
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

  /// Whether it counts among the calls of an activity, had it effect or not: it names the activity's number or its
  /// channel.
  public func concerns(_ id: ActivityID, _ pushType: ActivityRequest.PushType) -> Bool {
    address == .channel ? pushType == .channel : id == activity
  }
}

extension ActivityPush {
  private enum Word: String, CaseIterable, Hashable { case update, start, end }

  /// Shows every field to an archive.
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
    // All of them always, so that all stimuli of a word have as many fields.
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

  /// What the push is called and what it says.
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

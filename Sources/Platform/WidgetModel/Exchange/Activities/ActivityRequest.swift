/// The parameters with which an app requests a Live Activity, apart from its first content.
public struct ActivityRequest: Hashable, Sendable {
  /// The lifetime of an activity in relation to the person's attention (LA-31).
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// Stays until it ends.
    case standard
    /// Ends when the phone is locked, and when a person collapses it or taps outside it.
    case transient
  }

  /// The kind of push that reaches the activity (LA-28, LA-29).
  public enum PushType: String, CaseIterable, Hashable, Sendable {
    case none
    /// Pushes to a token of its own.
    case token
    /// Broadcasts over the app's channel.
    case channel
  }

  /// The lifetime of the activity in relation to the person's attention.
  public var style = Style.standard

  /// The kind of push that reaches the activity.
  public var pushType = PushType.none

  /// True if an intent of a Live Activity requests it, so the app need not be in front (LA-03).
  public var isFromIntent = false

  /// The time from the call to the start of the activity, zero for at once (LA-32).
  public var startsAfter = Interval.zero

  /// True if its configuration declares the supplemental family `small` (RV-10).
  public var hasSmallFamily = false

  /// Creates the request for an activity that starts at once and takes no pushes.
  public init() {}

  /// Creates a request.
  public init(
    _ style: Style = .standard,
    pushType: PushType = .none,
    isFromIntent: Bool = false,
    startsAfter: Interval = .zero,
    hasSmallFamily: Bool = false
  ) {
    self.style = style
    self.pushType = pushType
    self.isFromIntent = isFromIntent
    self.startsAfter = startsAfter
    self.hasSmallFamily = hasSmallFamily
  }

  mutating func visitFields<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.choice("style", &style)
    try archive.choice("pushType", &pushType)
    try archive.flag("fromIntent", &isFromIntent)
    try archive.interval("startsAfter", &startsAfter, in: .zero...(.days(366)), default: .zero)
    try archive.flag("small", &hasSmallFamily)
  }

  var text: String {
    var text = ""
    if style == .transient { text += ", transient" }
    switch pushType {
    case .none: break
    case .token: text += ", with pushes"
    case .channel: text += ", with broadcasts"
    }
    if isFromIntent { text += ", from an intent" }
    if hasSmallFamily { text += ", with the family small" }
    if startsAfter > .zero { text += ", to start after \(startsAfter)" }
    return text
  }
}

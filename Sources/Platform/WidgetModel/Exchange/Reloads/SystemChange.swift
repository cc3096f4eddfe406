/// A change of the system after which it reloads every widget at no cost (RB-19, RB-21).
///
/// The locale and the text size have inputs of their own. A stale widget is also reloaded for free
/// when seen, but no source says when it is stale; here it waits for its own policy.
public enum SystemChange: String, CaseIterable, Hashable, Sendable {
  /// Another iCloud or App Store account.
  case account
  /// A significant change of time, such as a new day.
  case time
  /// A significant change of location, which a widget learns when it is next seen.
  case location
  /// A refresh in StandBy, at the system's own pace.
  case standBy

  /// The cause of the reloads that follow.
  public var cause: ReloadCause {
    switch self {
    case .account: .accountChange
    case .time: .timeChange
    case .location: .locationChange
    case .standBy: .standBy
    }
  }

  var words: String {
    switch self {
    case .account: "another account is signed in"
    case .time: "the time changes significantly"
    case .location: "the phone is at another place"
    case .standBy: "StandBy refreshes its widgets"
    }
  }
}

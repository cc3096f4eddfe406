/// On whose word a number of a profile stands.
public struct ProfileSource: Hashable, Sendable {
  /// Who says so.
  public enum Kind: String, Hashable, Sendable {
    /// Apple's documentation or sessions.
    case apple
    /// Apple's staff in the forums.
    case staff
    /// Observations of the community.
    case community
    /// A document that the project was created from.
    case seed
    /// Nobody: the project assumes it.
    case assumed
    /// The user of this run, by `--set`.
    case user
  }

  /// Who says so.
  public var kind: Kind

  /// The fact or assumption that states the number, such as `DL-03` or `AS-01`.
  public var fact: String

  /// Creates a source.
  public init(_ kind: Kind, _ fact: String) {
    self.kind = kind
    self.fact = fact
  }

  /// A value that the user of a run set.
  public static let user = ProfileSource(.user, "--set")
}

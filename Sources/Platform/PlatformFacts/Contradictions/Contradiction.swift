/// A number or a rule on which the sources disagree, with its resolution in the profiles.
public struct Contradiction: Hashable, Sendable {
  /// The id.
  public let id: ContradictionID

  /// The subject of the disagreement.
  public let subject: String

  /// The statements of the sources.
  public let positions: [Position]

  /// The default and the other values in the profiles; a key may be one that no profile has yet.
  public let resolution: String

  init(
    _ id: ContradictionID,
    of subject: String,
    positions: [Position],
    resolution: String
  ) {
    self.id = id
    self.subject = subject
    self.positions = positions
    self.resolution = resolution
  }

  /// Every contradiction, by id.
  public static let all: [Contradiction] = timelinesAndViews + theRest
}

/// The statement of one source on a disputed point.
public struct Position: Hashable, Sendable {
  /// The source of the statement.
  public let authority: Authority

  /// The statement.
  public let text: String

  /// Creates a position.
  init(_ authority: Authority, _ text: String) {
    self.authority = authority
    self.text = text
  }
}

/// The id of a contradiction, such as `X-01`.
public enum ContradictionID: String, CaseIterable, RowID {
  case x01, x02, x03, x04, x05, x06, x07, x08, x09, x10
  case x11, x12, x13, x14, x15, x16, x17, x18, x19, x20
  case x21, x22, x23, x24, x25, x26, x27, x28, x29, x30
  case x31, x32, x33

  /// The contradiction with this id.
  public var contradiction: Contradiction {
    guard let found = Contradiction.all.first(where: { $0.id == self }) else {
      preconditionFailure("\(text) has no row")
    }
    return found
  }
}

/// The authority behind a statement.
public enum Authority: Hashable, Sendable {
  case documentation
  /// A session of Apple's conference.
  case session
  /// Apple's staff in the developer forums.
  case staff
  /// Other participants in the developer forums.
  case forum
  case community
  /// One of the five documents that the project began with.
  case brief(Brief)
  /// No authority: the point is not documented, and the project has to choose.
  case nobody
}

extension Authority: CustomStringConvertible {
  /// The authority in words, for readers who do not know the project.
  public var description: String {
    switch self {
    case .documentation: "Apple's documentation"
    case .session: "a session of Apple's"
    case .staff: "Apple's staff in the forums"
    case .forum: "the forums"
    case .community: "the community"
    case .brief(let brief): "brief \(brief.rawValue)"
    case .nobody: "nobody"
    }
  }
}

/// One of the five documents that the project began with, whose mistakes the facts correct.
public enum Brief: String, CaseIterable, Hashable, Sendable {
  /// An article on iOS 17 widgets by the team of a music app.
  case s0 = "S0"
  /// A manual on iOS 14 widgets by the team of a music app.
  case s1 = "S1"
  /// A short text on the setup of widgets.
  case s2 = "S2"
  /// A Chinese guide to interactive widgets.
  case s3 = "S3"
  /// A reference for extensions and widgets.
  case s4 = "S4"
}

/// The authorities for and against a fact.
public struct Evidence: Hashable, Sendable {
  /// The authorities that support the fact.
  public let says: [Authority]

  /// The authorities that contradict it.
  public let against: [Authority]

  /// A reservation, or empty.
  public let remark: String

  init(_ says: Authority..., against: [Authority] = [], remark: String = "") {
    self.says = says
    self.against = against
    self.remark = remark
  }
}

extension Evidence: CustomStringConvertible {
  /// The evidence in words, such as `Apple's documentation; brief S4 says otherwise`.
  public var description: String {
    var text = says == [.nobody] ? "not documented" : Evidence.list(says)
    if !against.isEmpty {
      text += "; \(Evidence.list(against)) \(against.count == 1 ? "says" : "say") otherwise"
    }
    return remark.isEmpty ? text : text + " (\(remark))"
  }

  private static func list(_ authorities: [Authority]) -> String {
    authorities.map(\.description).joined(separator: ", ")
  }
}

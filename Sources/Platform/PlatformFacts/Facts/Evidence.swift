/// Whose word something is.
public enum Authority: Hashable, Sendable {
  /// Apple's documentation.
  case documentation
  /// A session of Apple's conference.
  case session
  /// Apple's staff in the developer forums.
  case staff
  /// Somebody else in the developer forums.
  case forum
  /// An observation of the community.
  case community
  /// One of the five documents that the project began with.
  case brief(Brief)
  /// Nobody: it is not documented, and the project has to choose.
  case nobody
}

extension Authority: CustomStringConvertible {
  /// Who it is, for a reader who does not know the project.
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

/// One of the five documents that the project began with.
///
/// They contain mistakes; the facts say which.
public enum Brief: String, CaseIterable, Hashable, Sendable {
  /// An article on widgets of iOS 17 by the team of a music app.
  case s0 = "S0"
  /// A manual on widgets of iOS 14 by the team of a music app.
  case s1 = "S1"
  /// A short text on the set-up of widgets.
  case s2 = "S2"
  /// A Chinese guide to interactive widgets.
  case s3 = "S3"
  /// A reference of extensions and widgets.
  case s4 = "S4"
}

/// On whose word a fact stands, and who says otherwise.
public struct Evidence: Hashable, Sendable {
  /// Who says what the fact says.
  public let says: [Authority]

  /// Who says otherwise.
  public let against: [Authority]

  /// A reservation, empty where there is none.
  public let remark: String

  /// Creates the evidence.
  init(_ says: Authority..., against: [Authority] = [], remark: String = "") {
    self.says = says
    self.against = against
    self.remark = remark
  }
}

extension Evidence: CustomStringConvertible {
  /// Who says so, such as `Apple's documentation; brief S4 says otherwise`.
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

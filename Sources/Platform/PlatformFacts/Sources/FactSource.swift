/// Where a fact can be read.
public struct FactSource: Hashable, Sendable {
  /// What sort of source it is.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A page of Apple's documentation.
    case documentation
    /// A session of Apple's conference.
    case session
    /// A thread of Apple's developer forums, where staff and others answer.
    case forum
    /// Something that the community observed.
    case community
    /// One of the five documents that the project began with.
    case brief
  }

  /// What sort of source it is.
  public let kind: Kind

  /// The title, or what it is.
  public let title: String

  /// The public address, `nil` where there is none.
  public let address: String?

  /// Creates a source.
  init(_ kind: Kind, _ title: String, _ address: String? = nil) {
    self.kind = kind
    self.title = title
    self.address = address
  }
}

extension FactSource {
  /// A page of Apple's documentation, by its path below the root of the documentation.
  static func page(_ title: String, _ path: String) -> FactSource {
    FactSource(.documentation, title, "https://developer.apple.com/documentation/" + path)
  }

  /// A session of Apple's conference.
  static func session(_ year: Int, _ number: Int, _ title: String) -> FactSource {
    FactSource(
      .session,
      "WWDC \(year), session \(number): \(title)",
      "https://developer.apple.com/videos/play/wwdc\(year)/\(number)"
    )
  }

  /// A thread of Apple's developer forums.
  static func thread(_ number: Int) -> FactSource {
    FactSource(
      .forum,
      "Apple Developer Forums, thread \(number)",
      "https://developer.apple.com/forums/thread/\(number)"
    )
  }
}

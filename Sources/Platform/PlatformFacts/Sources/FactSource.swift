/// A source in which a fact can be read.
public struct FactSource: Hashable, Sendable {
  /// The kind of source.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case documentation
    case session
    /// A thread of Apple's developer forums, where staff and others answer.
    case forum
    case community
    /// One of the five documents that the project began with.
    case brief
  }

  /// The kind of source.
  public let kind: Kind

  /// The title or a description.
  public let title: String

  /// The public address, or `nil` if there is none.
  public let address: String?

  init(_ kind: Kind, _ title: String, _ address: String? = nil) {
    self.kind = kind
    self.title = title
    self.address = address
  }
}

extension FactSource {
  /// Returns a page of Apple's documentation, by its path below the root of the documentation.
  static func page(_ title: String, _ path: String) -> FactSource {
    FactSource(.documentation, title, "https://developer.apple.com/documentation/" + path)
  }

  /// Returns a session of Apple's conference.
  static func session(_ year: Int, _ number: Int, _ title: String) -> FactSource {
    FactSource(
      .session,
      "WWDC \(year), session \(number): \(title)",
      "https://developer.apple.com/videos/play/wwdc\(year)/\(number)"
    )
  }

  /// Returns a thread of Apple's developer forums.
  static func thread(_ number: Int) -> FactSource {
    FactSource(
      .forum,
      "Apple Developer Forums, thread \(number)",
      "https://developer.apple.com/forums/thread/\(number)"
    )
  }
}

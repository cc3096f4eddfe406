/// The destination of a tap.
public enum Destination: Hashable, Sendable {
  /// The app opens with the URL of a link.
  case link(Int32)
  /// The app opens with the widget's URL.
  case widgetURL(Int32)
  /// The app opens with a user activity.
  case app
  case intent(Int32)
  /// The person has to authenticate first; the tap has no other effect.
  case authentication
}

extension Destination: Archivable {
  private enum Word: String, CaseIterable, Hashable {
    case link, widgetURL, app, intent, authentication
  }

  /// Creates the destination that opens the app without a URL.
  public init() { self = .app }

  private var word: Word {
    switch self {
    case .link: .link
    case .widgetURL: .widgetURL
    case .app: .app
    case .intent: .intent
    case .authentication: .authentication
    }
  }

  /// Lists the fields for an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    var word = word
    var number: Int32 = 0
    switch self {
    case .link(let own), .widgetURL(let own), .intent(let own): number = own
    case .app, .authentication: break
    }
    try archive.choice("kind", &word, isAlwaysWritten: true)
    if word != .app, word != .authentication {
      try archive.integer("number", &number, in: Int64(Int32.min)...Int64(Int32.max))
    }
    switch word {
    case .link: self = .link(number)
    case .widgetURL: self = .widgetURL(number)
    case .app: self = .app
    case .intent: self = .intent(number)
    case .authentication: self = .authentication
    }
  }
}

extension Destination {
  /// A description of the destination.
  public var text: String {
    switch self {
    case .link(let number): "the app, by link \(number)"
    case .widgetURL(let number): "the app, by widget URL \(number)"
    case .app: "the app"
    case .intent(let number): "intent \(number)"
    case .authentication: "authentication"
    }
  }
}

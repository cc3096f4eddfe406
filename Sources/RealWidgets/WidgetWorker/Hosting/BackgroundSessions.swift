@_spi(Hosting) import WidgetAuthoring

/// The background sessions whose events a declaration hears.
///
/// Source: DL-12.
enum BackgroundSessions {
  /// Each that there is, or those that a closure of the code matches, which nobody runs here.
  case all
  /// The one of an id.
  case one(String)

  /// Whether a session is among them.
  func include(_ identifier: String) -> Bool {
    switch self {
    case .all: true
    case .one(let known): known == identifier
    }
  }

  /// What a widget declares of them.
  static func all(of widget: DeclaredWidget) -> [BackgroundSessions] {
    widget.attributes.compactMap { attribute in
      switch (attribute.name, attribute.value) {
      case ("onBackgroundURLSessionEvents", "true"), ("backgroundTask", "urlSession"): .all
      case ("onBackgroundURLSessionEvents", let identifier): .one(identifier)
      case ("backgroundTask", let value) where value.hasPrefix("urlSession "):
        .one(String(value.dropFirst("urlSession ".count)))
      default: nil
      }
    }
  }
}

@_spi(Hosting) import WidgetAuthoring

/// The background sessions whose events a declaration handles (DL-12).
enum BackgroundSessions {
  /// All sessions, or those matched by a closure of the code, which is not run here.
  case all
  case one(String)

  func include(_ identifier: String) -> Bool {
    switch self {
    case .all: true
    case .one(let known): known == identifier
    }
  }

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

@MainActor public final class WidgetDeclarations {
  @_spi(Hosting) public private(set) var widgets: [DeclaredWidget] = []

  init() {}

  func begin(_ type: Any.Type) {
    var widget = DeclaredWidget()
    // Same result as `String(describing:)` of a type, without the casts that it tries first.
    widget.typeName = _typeName(type, qualified: false)
    widgets.append(widget)
  }

  /// Records the configuration of the widget whose declaration began last.
  func declare(_ kind: String, _ code: DeclaredWidget.Code, _ places: DeclaredPlaces) {
    current.kind = kind
    current.places = places
    current.code = code
  }

  /// The widget whose declaration began last.
  var current: DeclaredWidget {
    get { widgets[widgets.count - 1] }
    _modify { yield &widgets[widgets.count - 1] }
  }
}

/// Where the widgets of a bundle put down what they declare, one after the other.
///
/// A widget and its configuration are met as the types that they are, like the views of a ``Renderer``.
@MainActor public final class WidgetDeclarations {
  /// What was declared so far.
  @_spi(Hosting) public private(set) var widgets: [DeclaredWidget] = []

  init() {}

  /// Begins the declaration of a widget of some type.
  func begin(_ type: Any.Type) {
    var widget = DeclaredWidget()
    // What `String(describing:)` makes of a type, without the casts by which it finds out that it is one.
    widget.typeName = _typeName(type, qualified: false)
    widgets.append(widget)
  }

  /// Puts down what a configuration says of the widget whose declaration began last.
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

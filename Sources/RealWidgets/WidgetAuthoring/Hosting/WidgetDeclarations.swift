import WidgetModel

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

  /// The widget whose declaration began last.
  var current: DeclaredWidget {
    get { widgets[widgets.count - 1] }
    _modify { yield &widgets[widgets.count - 1] }
  }
}

/// The widgets that a bundle declares, in their order.
///
/// The bundle and its widgets are created once; their providers live as long as the answer.
@_spi(Hosting) @MainActor public func declarations(of bundle: some WidgetBundle) -> [DeclaredWidget]
{
  declarations(of: bundle.body)
}

/// What one widget declares, or several if it stands for a list.
@_spi(Hosting) @MainActor public func declarations(of widget: some Widget) -> [DeclaredWidget] {
  let declarations = WidgetDeclarations()
  widget._declare(into: declarations)
  return declarations.widgets
}

import WidgetModel

/// The widgets that a bundle declares, in their order.
///
/// The bundle and its widgets are created once; their providers live as long as the answer.
@_spi(Hosting) @MainActor public func declarations(of bundle: some WidgetBundle) -> [DeclaredWidget]
{
  declarations(of: bundle.body)
}

/// What one widget declares, or several if it stands for a list.
@_spi(Hosting) @MainActor public func declarations(of widget: some Widget) -> [DeclaredWidget] {
  if let list = widget as? any WidgetList {
    return list.widgets.flatMap { declarations(of: $0) }
  }
  var declared = DeclaredWidget()
  // What `String(describing:)` makes of a type, without the casts by which it finds out that it is one.
  declared.typeName = _typeName(type(of: widget), qualified: false)
  if let holder = widget as? any DeclaringWidget {
    holder.declare(&declared)
  } else {
    widget.body.declareAnyhow(&declared)
  }
  return [declared]
}

/// A widget that declares by itself instead of by a configuration.
@MainActor protocol DeclaringWidget {
  /// Puts down what the widget says.
  func declare(_ widget: inout DeclaredWidget)
}

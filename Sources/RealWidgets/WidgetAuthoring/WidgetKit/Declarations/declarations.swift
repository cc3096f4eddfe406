/// Returns the widgets that a bundle declares, in order.
///
/// The bundle and its widgets are created once; their providers live as long as the result.
@_spi(Hosting) @MainActor public func declarations(of bundle: some WidgetBundle) -> [DeclaredWidget]
{
  declarations(of: bundle.body)
}

/// Returns the declaration of a widget, or several if it is a group.
@_spi(Hosting) @MainActor public func declarations(of widget: some Widget) -> [DeclaredWidget] {
  let declarations = WidgetDeclarations()
  widget._declare(into: declarations)
  return declarations.widgets
}

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

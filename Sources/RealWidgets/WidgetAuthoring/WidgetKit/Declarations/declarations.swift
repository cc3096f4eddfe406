/// Returns a bundle's widgets in order, created once; their providers live as long as the result.
@_spi(Hosting) @MainActor public func declarations(of bundle: some WidgetBundle) -> [DeclaredWidget]
{
  declarations(of: bundle.body)
}

@_spi(Hosting) @MainActor public func declarations(of widget: some Widget) -> [DeclaredWidget] {
  let declarations = WidgetDeclarations()
  widget._declare(into: declarations)
  return declarations.widgets
}

import Foundation

extension View {
  public nonisolated func background<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    LayeredContent(content: self, layer: content(), place: .background, alignment: alignment)
  }

  @_disfavoredOverload public nonisolated func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    LayeredContent(content: self, layer: background, place: .background, alignment: alignment)
  }

  public nonisolated func background<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    attributed(.background, style.attributeText)
  }

  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    attributed(.background, "background")
  }

  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    attributed(.background, "\(style.attributeText) in \(shape.shapeText)")
  }

  public nonisolated func background<S: Shape>(
    in shape: S,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    attributed(.background, "background in \(shape.shapeText)")
  }

  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    attributed(.backgroundStyle, style.attributeText)
  }

  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    LayeredContent(content: self, layer: content(), place: .overlay, alignment: alignment)
  }

  @_disfavoredOverload public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    LayeredContent(content: self, layer: overlay, place: .overlay, alignment: alignment)
  }

  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    attributed(.overlay, style.attributeText)
  }

  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    attributed(.overlay, "\(style.attributeText) in \(shape.shapeText)")
  }

  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    LayeredContent(content: self, layer: mask(), place: .mask, alignment: alignment)
  }

  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    LayeredContent(content: self, layer: mask, place: .mask, alignment: .center)
  }

  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    LayeredContent(
      content: self,
      layer: content(),
      place: .safeAreaInset,
      alignment: Alignment(horizontal: alignment, vertical: edge == .top ? .top : .bottom)
    )
  }
}

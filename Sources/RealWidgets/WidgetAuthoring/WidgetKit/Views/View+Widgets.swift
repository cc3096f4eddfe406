extension View {
  @MainActor @preconcurrency public func accessoryWidgetGroupStyle(
    _ style: AccessoryWidgetGroupStyle = .automatic
  ) -> some View {
    attributed(.accessoryWidgetGroupStyle, style.description)
  }
}

extension Image {
  public func widgetAccentedRenderingMode(
    _ renderingMode: WidgetAccentedRenderingMode?
  ) -> some View {
    attributed(.widgetAccentedRenderingMode, renderingMode?.description ?? "none")
  }
}

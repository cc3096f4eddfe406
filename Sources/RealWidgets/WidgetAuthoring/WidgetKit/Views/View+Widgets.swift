extension View {
  /// Says the shape of the parts of accessory groups.
  @MainActor @preconcurrency public func accessoryWidgetGroupStyle(
    _ style: AccessoryWidgetGroupStyle = .automatic
  ) -> some View {
    attributed(.accessoryWidgetGroupStyle, style.description)
  }
}

extension Image {
  /// Says how the image is drawn in an accented widget.
  public func widgetAccentedRenderingMode(
    _ renderingMode: WidgetAccentedRenderingMode?
  ) -> some View {
    attributed(.widgetAccentedRenderingMode, renderingMode?.description ?? "none")
  }
}

import Foundation

extension View {
  /// Sets the font.
  public nonisolated func font(_ font: Font?) -> some View {
    attributed("font", font?.text ?? "default") { $0.font = font }
  }

  /// Sets the colour of the foreground.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    attributed("foreground", color?.attributeText ?? "default")
  }

  /// Sets the style of the foreground.
  public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    attributed("foreground", style.attributeText)
  }
}

extension EnvironmentValues {
  /// The font.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}

private enum FontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}

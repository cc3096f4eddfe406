/// The default shape of glass: a capsule.
public struct DefaultGlassEffectShape: Shape {
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}

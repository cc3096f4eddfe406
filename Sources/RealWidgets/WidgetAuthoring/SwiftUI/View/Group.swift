public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _make(_ view: Self, _ renderer: Renderer) {
    Content._make(view.content, renderer)
  }
}

public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Draws the views; modifiers of the group apply to each of them.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    Content._make(view.content, renderer)
  }
}

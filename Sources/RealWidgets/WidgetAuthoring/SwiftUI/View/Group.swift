/// Views that modifiers treat alike, without a style of their own.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// Nothing: the system draws the views.
  public typealias Body = Never

  /// Creates a group.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Draws the views; what modifiers say of the group is said of each.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    Content._make(view.content, renderer)
  }
}

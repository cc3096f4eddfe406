/// A view whose type is hidden.
public struct AnyView {
  let content: any View

  /// Hides the type of a view.
  public init<Content: View>(_ view: Content) { content = view }

  /// Hides the type of a view.
  public init<Content: View>(erasing view: Content) { content = view }
}

extension AnyView: View {
  /// Nothing: the system draws the view.
  public typealias Body = Never

  /// Draws the view.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.draw(view.content)
  }
}

/// No view at all.
public struct EmptyView: Sendable {
  /// Creates nothing.
  public init() {}
}

extension EmptyView: View {
  /// Nothing, as the view itself.
  public typealias Body = Never

  /// Draws nothing.
  public static func _make(_ view: Self, _ renderer: Renderer) {}
}

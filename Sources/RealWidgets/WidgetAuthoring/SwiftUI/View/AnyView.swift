public struct AnyView {
  let content: any View

  public init<Content: View>(_ view: Content) { content = view }

  public init<Content: View>(erasing view: Content) { content = view }
}

extension AnyView: View {
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.draw(view.content)
  }
}

public struct EmptyView: Sendable {
  public init() {}
}

extension EmptyView: View {
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {}
}

import WidgetModel

/// A view with an attribute; usable inline, so that clients know frequent modifiers' nested types.
@usableFromInline struct AttributedContent<Content: View> {
  let content: Content
  let name: AttributeName
  let value: String

  @usableFromInline nonisolated init(content: Content, name: AttributeName, value: String) {
    self.content = content
    self.name = name
    self.value = value
  }
}

extension AttributedContent: View {
  @usableFromInline typealias Body = Never

  @inline(__always) @usableFromInline static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.pending.append((view.name, view.value))
    Content._make(view.content, renderer)
    renderer.pending.removeLast()
  }
}

struct EnvironmentContent<Content: View> {
  let content: Content
  let name: AttributeName?
  let value: String
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentContent: View {
  typealias Body = Never

  @inline(__always) static func _make(_ view: Self, _ renderer: Renderer) {
    let outer = renderer.environment
    view.change(&renderer.environment)
    if let name = view.name {
      renderer.pending.append((name, view.value))
      Content._make(view.content, renderer)
      renderer.pending.removeLast()
    } else {
      Content._make(view.content, renderer)
    }
    renderer.environment = outer
  }
}

extension View {
  /// Adds an attribute to the view's nodes.
  @inlinable nonisolated func attributed(
    _ name: AttributeName,
    _ value: String
  ) -> AttributedContent<Self> {
    AttributedContent(content: self, name: name, value: value)
  }

  /// Adds an attribute to the view's nodes and changes the environment below.
  nonisolated func attributed(
    _ name: AttributeName,
    _ value: String,
    changing change: @escaping (inout EnvironmentValues) -> Void
  ) -> EnvironmentContent<Self> {
    EnvironmentContent(content: self, name: name, value: value, change: change)
  }

  /// Changes the environment below without an attribute.
  nonisolated func changing(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> EnvironmentContent<Self> {
    EnvironmentContent(content: self, name: nil, value: "", change: change)
  }
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) has no body")
  }
}

extension ViewModifier {
  public nonisolated func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let part: PartView
}

extension _ViewModifier_Content: View {
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) { view.part.make(renderer) }
}

public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {
    guard renderer.enterBody() else { return }
    let content = _ViewModifier_Content<Modifier>(part: PartView(of: view.content))
    Modifier.Body._make(view.modifier.body(content: content), renderer)
    renderer.bodyDepth -= 1
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

public struct EmptyModifier: ViewModifier {
  public static var identity: EmptyModifier { EmptyModifier() }

  public nonisolated init() {}

  public func body(content: Content) -> some View { content }
}

public protocol AnimatableModifier: Animatable, ViewModifier {}

extension View {
  public nonisolated func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

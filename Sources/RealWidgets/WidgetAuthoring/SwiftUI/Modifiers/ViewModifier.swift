/// A change to a view that can be named and used again.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View

  /// The changed view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// The view before the change.
  typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier where Body == Never {
  /// Nothing: the system makes the change.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) has no body")
  }
}

extension ViewModifier {
  /// This change and then another.
  public nonisolated func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view that a modifier changes.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let part: PartView
}

extension _ViewModifier_Content: View {
  /// Nothing: the system draws the view.
  public typealias Body = Never

  /// Draws the view.
  public static func _make(_ view: Self, _ renderer: Renderer) { view.part.make(renderer) }
}

/// A view or modifier with a change.
public struct ModifiedContent<Content, Modifier> {
  /// What is changed.
  public var content: Content
  /// The change.
  public var modifier: Modifier

  /// Creates it.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Nothing: the system draws the changed view.
  public typealias Body = Never

  /// Draws the changed view.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    guard renderer.enterBody() else { return }
    let content = _ViewModifier_Content<Modifier>(part: PartView(of: view.content))
    Modifier.Body._make(view.modifier.body(content: content), renderer)
    renderer.bodyDepth -= 1
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The view with one change and then the other.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

/// A change that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// The change.
  public static var identity: EmptyModifier { EmptyModifier() }

  /// Creates the change.
  public nonisolated init() {}

  /// The view as it is.
  public func body(content: Content) -> some View { content }
}

/// A change that can be animated.
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension View {
  /// Changes the view.
  public nonisolated func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

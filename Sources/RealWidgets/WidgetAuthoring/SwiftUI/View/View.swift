/// A part of what a widget shows.
@MainActor @preconcurrency public protocol View {
  /// The type of the view's body.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Draws a view: into nodes if the system draws it, otherwise through its body.
  ///
  /// Generic views of which a widget has many inline it always: where it stands for the requirement it
  /// is handed their type, which on its own it would look up each time.
  @MainActor static func _make(_ view: Self, _ renderer: Renderer)
}

extension View {
  /// Draws the view through its body.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.expand(view)
  }
}

extension View where Body == Never {
  /// Nothing: the system draws the view.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: View {
  /// Nothing, since there is no such view.
  public typealias Body = Never
}

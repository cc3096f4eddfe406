/// A part of a widget's content.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Draws a view: as nodes if it is the system's, otherwise through its body.
  ///
  /// Frequent generic views always inline it. Inside the protocol witness it then has their type
  /// metadata, which it would otherwise look up in each call.
  @MainActor static func _make(_ view: Self, _ renderer: Renderer)
}

extension View {
  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.expand(view)
  }
}

extension View where Body == Never {
  /// Traps: the system draws the view.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: View {
  public typealias Body = Never
}

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Draws a view, as nodes or through its body; frequent generic views always inline it, so that
  /// the protocol witness has their type metadata and does not look it up in each call.
  @MainActor static func _make(_ view: Self, _ renderer: Renderer)
}

extension View {
  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.expand(view)
  }
}

extension View where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: View {
  public typealias Body = Never
}

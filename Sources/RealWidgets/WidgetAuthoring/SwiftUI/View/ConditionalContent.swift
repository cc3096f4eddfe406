/// One of two views, as an `if` with `else` or a `switch` makes it.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// Nothing: the system draws the branch.
  public typealias Body = Never

  /// Draws the branch that was taken.
  @inline(__always) public static func _make(_ view: Self, _ renderer: Renderer) {
    switch view.storage {
    case .trueContent(let content): TrueContent._make(content, renderer)
    case .falseContent(let content): FalseContent._make(content, renderer)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// Nothing: the system draws the view, if there is one.
  public typealias Body = Never

  /// Draws the view, if there is one.
  @inline(__always) public static func _make(_ view: Self, _ renderer: Renderer) {
    if let view { Wrapped._make(view, renderer) }
  }
}

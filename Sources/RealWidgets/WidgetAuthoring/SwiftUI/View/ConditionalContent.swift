public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  @inline(__always) public static func _make(_ view: Self, _ renderer: Renderer) {
    switch view.storage {
    case .trueContent(let content): TrueContent._make(content, renderer)
    case .falseContent(let content): FalseContent._make(content, renderer)
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  @inline(__always) public static func _make(_ view: Self, _ renderer: Renderer) {
    if let view { Wrapped._make(view, renderer) }
  }
}

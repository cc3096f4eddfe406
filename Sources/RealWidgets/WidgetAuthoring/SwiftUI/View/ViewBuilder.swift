/// Builds views from the statements of a closure.
@resultBuilder public enum ViewBuilder {
  /// A statement that is a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// A closure without statements.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A closure with one statement.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The second branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// A branch that an availability check guards; its type stays to be seen, as that of a preview.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content {
    content
  }
}

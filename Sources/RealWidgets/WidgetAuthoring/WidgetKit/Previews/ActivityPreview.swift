import Foundation

/// Previews a Live Activity; its states are used to draw the activity.
@freestanding(declaration)
public macro Preview<Widget, Attributes: ActivityAttributes>(
  _ name: String? = nil,
  as viewKind: ActivityPreviewViewKind,
  using attributes: Attributes,
  widget: @escaping () -> Widget,
  @PreviewActivityBuilder<Attributes> contentStates:
    @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

public enum ActivityPreviewViewKind: Hashable, Sendable {
  case content
  case dynamicIsland(DynamicIslandPreviewViewState)
}

public enum DynamicIslandPreviewViewState: Hashable, Sendable {
  case compact
  case expanded
  case minimal
}

@resultBuilder public enum PreviewActivityBuilder<Attributes: ActivityAttributes> {
  public static func buildExpression(
    _ state: Attributes.ContentState
  ) -> [Attributes.ContentState] {
    [state]
  }
  public static func buildExpression(
    _ states: [Attributes.ContentState]
  ) -> [Attributes.ContentState] {
    states
  }
  public static func buildBlock(
    _ states: [Attributes.ContentState]...
  ) -> [Attributes.ContentState] {
    states.flatMap(\.self)
  }
  public static func buildOptional(
    _ states: [Attributes.ContentState]?
  ) -> [Attributes.ContentState] {
    states ?? []
  }
  public static func buildEither(
    first: [Attributes.ContentState]
  ) -> [Attributes.ContentState] {
    first
  }
  public static func buildEither(
    second: [Attributes.ContentState]
  ) -> [Attributes.ContentState] {
    second
  }
  public static func buildArray(
    _ states: [[Attributes.ContentState]]
  ) -> [Attributes.ContentState] {
    states.flatMap(\.self)
  }
}

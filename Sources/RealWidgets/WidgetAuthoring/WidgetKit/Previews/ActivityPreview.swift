import Foundation

/// Shows a Live Activity with states while it is written; here its states are what it is drawn with.
@freestanding(declaration)
public macro Preview<Widget, Attributes: ActivityAttributes>(
  _ name: String? = nil,
  as viewKind: ActivityPreviewViewKind,
  using attributes: Attributes,
  widget: @escaping () -> Widget,
  @PreviewActivityBuilder<Attributes> contentStates:
    @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Where a Live Activity of a preview is shown.
public enum ActivityPreviewViewKind: Hashable, Sendable {
  /// On the Lock Screen.
  case content
  /// In the Dynamic Island.
  case dynamicIsland(DynamicIslandPreviewViewState)
}

/// A form of the Dynamic Island.
public enum DynamicIslandPreviewViewState: Hashable, Sendable {
  /// On both sides of the camera.
  case compact
  /// Large.
  case expanded
  /// As small as can be.
  case minimal
}

/// Builds the states of a preview.
@resultBuilder public enum PreviewActivityBuilder<Attributes: ActivityAttributes> {
  /// A state.
  public static func buildExpression(
    _ state: Attributes.ContentState
  ) -> [Attributes.ContentState] {
    [state]
  }
  /// States.
  public static func buildExpression(
    _ states: [Attributes.ContentState]
  ) -> [Attributes.ContentState] {
    states
  }
  /// States one after the other.
  public static func buildBlock(
    _ states: [Attributes.ContentState]...
  ) -> [Attributes.ContentState] {
    states.flatMap(\.self)
  }
  /// An `if` without `else`.
  public static func buildOptional(
    _ states: [Attributes.ContentState]?
  ) -> [Attributes.ContentState] {
    states ?? []
  }
  /// The first branch.
  public static func buildEither(
    first: [Attributes.ContentState]
  ) -> [Attributes.ContentState] {
    first
  }
  /// The second branch.
  public static func buildEither(
    second: [Attributes.ContentState]
  ) -> [Attributes.ContentState] {
    second
  }
  /// A loop.
  public static func buildArray(
    _ states: [[Attributes.ContentState]]
  ) -> [Attributes.ContentState] {
    states.flatMap(\.self)
  }
}

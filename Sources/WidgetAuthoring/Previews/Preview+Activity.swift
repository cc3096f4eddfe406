import Foundation

/// Shows a Live Activity in states while it is written; it expands to nothing here.
@freestanding(declaration)
public macro Preview<Widget, Attributes: ActivityAttributes>(
  _ name: String? = nil,
  as viewKind: ActivityPreviewViewKind,
  using attributes: Attributes,
  widget: @escaping () -> Widget,
  @PreviewActivityBuilder<Attributes>
  contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// A presentation of a Live Activity.
@preconcurrency public enum ActivityPreviewViewKind: Hashable, Sendable {
  /// On the Lock Screen.
  case content
  /// In the Dynamic Island.
  case dynamicIsland(DynamicIslandPreviewViewState)
}

/// A size of the Dynamic Island.
@preconcurrency public enum DynamicIslandPreviewViewState: Hashable, Sendable {
  /// With the parts at both sides of the camera.
  case compact
  /// Opened.
  case expanded
  /// Beside another activity.
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

extension ActivityAttributes {
  /// Shows a Live Activity while it is written: nothing here.
  public func previewContext(
    _ state: ContentState,
    isStale: Bool = false,
    viewKind: ActivityPreviewViewKind
  ) -> some View {
    EmptyView()
  }
}

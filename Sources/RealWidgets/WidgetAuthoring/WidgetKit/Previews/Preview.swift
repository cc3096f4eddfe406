import Foundation

/// Shows a view while it is written; here it is counted and not drawn.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Shows a view while it is written, with traits; here it is counted and not drawn.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Shows a widget with entries while it is written; here they are drawn and judged as they stand.
@freestanding(declaration)
public macro Preview<Widget>(
  _ name: String? = nil,
  as family: WidgetFamily,
  widget: @escaping () -> Widget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Shows a widget with its provider while it is written; here it is counted and not drawn.
@freestanding(declaration)
public macro Preview<Widget, Provider>(
  _ name: String? = nil,
  as family: WidgetFamily,
  widget: @escaping () -> Widget,
  timelineProvider: @escaping () -> Provider
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Shows a widget with its provider and an intent while it is written; here it is counted and not drawn.
@freestanding(declaration)
public macro Preview<Widget, Provider, Intent>(
  _ name: String? = nil,
  as family: WidgetFamily,
  using intent: Intent,
  widget: @escaping () -> Widget,
  timelineProvider: @escaping () -> Provider
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Makes a variable of a preview a state; it expands to nothing here.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Makes a variable a value of the environment.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")

/// What a preview shows.
public struct Preview: Sendable {
  /// What can be said of a preview of a view.
  public struct ViewTraits: Sendable {}
}

/// Something said of a preview.
public struct PreviewTrait<T>: Sendable {
  /// In the size that the view wants.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait() }
  /// In the size of a device.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait() }
  /// On a device turned to the left.
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait() }
  /// On a device turned to the right.
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait() }
  /// On a device upright.
  public static var portrait: PreviewTrait<T> { PreviewTrait() }
  /// On a device upside down.
  public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait() }
  /// In a size of its own.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait()
  }
}

/// Builds the entries of a preview.
@resultBuilder public enum PreviewTimelineBuilder {
  /// An entry.
  public static func buildExpression(_ entry: some TimelineEntry) -> [any TimelineEntry] { [entry] }
  /// Entries.
  public static func buildExpression(_ entries: [some TimelineEntry]) -> [any TimelineEntry] {
    entries
  }
  /// Entries one after the other.
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
    entries.flatMap(\.self)
  }
  /// An `if` without `else`.
  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] {
    entries ?? []
  }
  /// The first branch.
  public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
  /// The second branch.
  public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
  /// A loop.
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] {
    entries.flatMap(\.self)
  }
}

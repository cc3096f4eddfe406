import Foundation

/// Previews a view, which is counted and not drawn.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Previews a widget's entries, which are drawn and checked.
@freestanding(declaration)
public macro Preview<Widget>(
  _ name: String? = nil,
  as family: WidgetFamily,
  widget: @escaping () -> Widget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Previews a widget with its provider, which is counted and not run.
@freestanding(declaration)
public macro Preview<Widget, Provider>(
  _ name: String? = nil,
  as family: WidgetFamily,
  widget: @escaping () -> Widget,
  timelineProvider: @escaping () -> Provider
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview<Widget, Provider, Intent>(
  _ name: String? = nil,
  as family: WidgetFamily,
  using intent: Intent,
  widget: @escaping () -> Widget,
  timelineProvider: @escaping () -> Provider
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Expands to nothing.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")

public struct Preview: Sendable {
  public struct ViewTraits: Sendable {}
}

public struct PreviewTrait<T>: Sendable {
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait() }
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait() }
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait() }
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait() }
  public static var portrait: PreviewTrait<T> { PreviewTrait() }
  public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait() }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait()
  }
}

@resultBuilder public enum PreviewTimelineBuilder {
  public static func buildExpression(_ entry: some TimelineEntry) -> [any TimelineEntry] { [entry] }
  public static func buildExpression(_ entries: [some TimelineEntry]) -> [any TimelineEntry] {
    entries
  }
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
    entries.flatMap(\.self)
  }
  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] {
    entries ?? []
  }
  public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
  public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] {
    entries.flatMap(\.self)
  }
}

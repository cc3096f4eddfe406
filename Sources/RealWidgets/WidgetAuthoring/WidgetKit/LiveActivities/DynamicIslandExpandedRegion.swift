import WidgetModel

/// A part of the expanded Dynamic Island.
///
/// Source: LA-16.
public struct DynamicIslandExpandedRegion<Content: View> {
  let position: DynamicIslandExpandedRegionPosition
  let priority: Double
  let content: Content
  var margins: String?

  /// Fills a part.
  public init(
    _ position: DynamicIslandExpandedRegionPosition,
    priority: Double = 0,
    @ViewBuilder content: () -> Content
  ) {
    self.position = position
    self.priority = priority
    self.content = content()
  }

  /// Changes the room round the content.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: Double
  ) -> DynamicIslandExpandedRegion<Content> {
    var region = self
    region.margins = "\(length.attributeText) for edges \(edges.rawValue)"
    return region
  }
}

/// A place in the expanded Dynamic Island.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  let name: String

  /// Left of the camera.
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  /// Right of the camera.
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  /// Below the camera.
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  /// Below the others.
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// The parts of the expanded Dynamic Island.
public struct DynamicIslandExpandedContent<Content: View> {
  let content: Content
}

/// A part of the expanded Dynamic Island as a view: a group that names its place.
public struct DynamicIslandRegionView<Content: View> {
  let region: DynamicIslandExpandedRegion<Content>
}

extension DynamicIslandRegionView: View {
  /// Nothing: the system draws the part.
  public typealias Body = Never

  /// Draws the part.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.group)
    renderer.note(.region, view.region.position.name)
    if view.region.priority != 0 {
      renderer.note(.priority, view.region.priority.attributeText)
    }
    if let margins = view.region.margins { renderer.note(.contentMargins, margins) }
    renderer.descend { Content._make(view.region.content, renderer) }
  }
}

/// Two parts of the expanded Dynamic Island, one after the other.
public struct DynamicIslandRegionPair<First: View, Second: View> {
  let first: First
  let second: Second
}

extension DynamicIslandRegionPair: View {
  /// Nothing: the system draws the parts.
  public typealias Body = Never

  /// Draws the parts in order.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    First._make(view.first, renderer)
    Second._make(view.second, renderer)
  }
}

/// Lists the parts of the expanded Dynamic Island.
@resultBuilder public struct DynamicIslandExpandedContentBuilder {
  /// A part.
  public static func buildExpression<Content: View>(
    _ region: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<DynamicIslandRegionView<Content>> {
    DynamicIslandExpandedContent(content: DynamicIslandRegionView(region: region))
  }

  /// Parts that were listed elsewhere.
  public static func buildExpression<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> { content }

  /// No part.
  public static func buildBlock() -> DynamicIslandExpandedContent<EmptyView> {
    DynamicIslandExpandedContent(content: EmptyView())
  }

  /// The first part.
  public static func buildPartialBlock<Content: View>(
    first: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> { first }

  /// A further part.
  public static func buildPartialBlock<First: View, Second: View>(
    accumulated: DynamicIslandExpandedContent<First>,
    next: DynamicIslandExpandedContent<Second>
  ) -> DynamicIslandExpandedContent<DynamicIslandRegionPair<First, Second>> {
    DynamicIslandExpandedContent(
      content: DynamicIslandRegionPair(first: accumulated.content, second: next.content)
    )
  }

  /// A part that may be missing.
  public static func buildOptional<Content: View>(
    _ part: DynamicIslandExpandedContent<Content>?
  ) -> DynamicIslandExpandedContent<Content?> {
    DynamicIslandExpandedContent(content: part?.content)
  }
}

import WidgetModel

/// A region of the expanded Dynamic Island (LA-16).
public struct DynamicIslandExpandedRegion<Content: View> {
  let position: DynamicIslandExpandedRegionPosition
  let priority: Double
  let content: Content
  var margins: String?

  public init(
    _ position: DynamicIslandExpandedRegionPosition,
    priority: Double = 0,
    @ViewBuilder content: () -> Content
  ) {
    self.position = position
    self.priority = priority
    self.content = content()
  }

  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: Double
  ) -> DynamicIslandExpandedRegion<Content> {
    var region = self
    region.margins = "\(length.attributeText) for edges \(edges.rawValue)"
    return region
  }
}

public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  let name: String

  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

public struct DynamicIslandExpandedContent<Content: View> {
  let content: Content
}

/// A region as a view: a group that records its position.
public struct DynamicIslandRegionView<Content: View> {
  let region: DynamicIslandExpandedRegion<Content>
}

extension DynamicIslandRegionView: View {
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.group)
    renderer.addAttribute(.region, view.region.position.name)
    if view.region.priority != 0 {
      renderer.addAttribute(.priority, view.region.priority.attributeText)
    }
    if let margins = view.region.margins { renderer.addAttribute(.contentMargins, margins) }
    renderer.descend { Content._make(view.region.content, renderer) }
  }
}

public struct DynamicIslandRegionPair<First: View, Second: View> {
  let first: First
  let second: Second
}

extension DynamicIslandRegionPair: View {
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {
    First._make(view.first, renderer)
    Second._make(view.second, renderer)
  }
}

@resultBuilder public struct DynamicIslandExpandedContentBuilder {
  public static func buildExpression<Content: View>(
    _ region: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<DynamicIslandRegionView<Content>> {
    DynamicIslandExpandedContent(content: DynamicIslandRegionView(region: region))
  }

  public static func buildExpression<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> { content }

  public static func buildBlock() -> DynamicIslandExpandedContent<EmptyView> {
    DynamicIslandExpandedContent(content: EmptyView())
  }

  public static func buildPartialBlock<Content: View>(
    first: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> { first }

  public static func buildPartialBlock<First: View, Second: View>(
    accumulated: DynamicIslandExpandedContent<First>,
    next: DynamicIslandExpandedContent<Second>
  ) -> DynamicIslandExpandedContent<DynamicIslandRegionPair<First, Second>> {
    DynamicIslandExpandedContent(
      content: DynamicIslandRegionPair(first: accumulated.content, second: next.content)
    )
  }

  public static func buildOptional<Content: View>(
    _ part: DynamicIslandExpandedContent<Content>?
  ) -> DynamicIslandExpandedContent<Content?> {
    DynamicIslandExpandedContent(content: part?.content)
  }
}

import Foundation

public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The size as an attribute; a flexible or adaptive maximum is not recorded.
  var text: String {
    switch size {
    case .fixed(let length): "fixed \(length.attributeText)"
    case .flexible: "flexible"
    case .adaptive(let minimum, _): "adaptive \(minimum.attributeText)"
    }
  }
}

public struct LazyVGrid<Content: View> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public nonisolated init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVGrid: View {
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.vStack)
    renderer.addAttribute(.view, "LazyVGrid")
    renderer.addAttribute(.columns, view.columns.map(\.text).joined(separator: ", "))
    if view.alignment != .center { renderer.addAttribute(.alignment, view.alignment.text) }
    if let spacing = view.spacing { renderer.addAttribute(.spacing, spacing.attributeText) }
    renderer.descend { Content._make(view.content, renderer) }
  }
}

public struct LazyHGrid<Content: View> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public nonisolated init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHGrid: View {
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.hStack)
    renderer.addAttribute(.view, "LazyHGrid")
    renderer.addAttribute(.rows, view.rows.map(\.text).joined(separator: ", "))
    if view.alignment != .center { renderer.addAttribute(.alignment, view.alignment.text) }
    if let spacing = view.spacing { renderer.addAttribute(.spacing, spacing.attributeText) }
    renderer.descend { Content._make(view.content, renderer) }
  }
}

public struct Grid<Content: View> {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  public nonisolated init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: View {
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.vStack)
    renderer.addAttribute(.view, "Grid")
    if view.alignment != .center { renderer.addAttribute(.alignment, view.alignment.text) }
    if let spacing = view.horizontalSpacing {
      renderer.addAttribute(.horizontalSpacing, spacing.attributeText)
    }
    if let spacing = view.verticalSpacing { renderer.addAttribute(.spacing, spacing.attributeText) }
    renderer.descend { Content._make(view.content, renderer) }
  }
}

public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content

  public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
  {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: View {
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.hStack)
    renderer.addAttribute(.view, "GridRow")
    if let alignment = view.alignment { renderer.addAttribute(.alignment, alignment.text) }
    renderer.descend { Content._make(view.content, renderer) }
  }
}

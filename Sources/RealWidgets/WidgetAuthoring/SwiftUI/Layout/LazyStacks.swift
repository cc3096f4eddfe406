import Foundation

public struct LazyHStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public nonisolated init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHStack: View {
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.hStack)
    renderer.addAttribute(.view, "LazyHStack")
    if view.alignment != .center { renderer.addAttribute(.alignment, view.alignment.text) }
    if let spacing = view.spacing { renderer.addAttribute(.spacing, spacing.attributeText) }
    renderer.descend { Content._make(view.content, renderer) }
  }
}

public struct LazyVStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public nonisolated init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVStack: View {
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.vStack)
    renderer.addAttribute(.view, "LazyVStack")
    if view.alignment != .center { renderer.addAttribute(.alignment, view.alignment.text) }
    if let spacing = view.spacing { renderer.addAttribute(.spacing, spacing.attributeText) }
    renderer.descend { Content._make(view.content, renderer) }
  }
}

public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

import Foundation

/// Views side by side, made when they are needed.
public struct LazyHStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates it.
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
  /// Nothing: the system draws the view.
  public typealias Body = Never

  /// Draws the views.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.hStack)
    renderer.note(.view, "LazyHStack")
    if view.alignment != .center { renderer.note(.alignment, view.alignment.text) }
    if let spacing = view.spacing { renderer.note(.spacing, spacing.attributeText) }
    renderer.descend { Content._make(view.content, renderer) }
  }
}

/// Views one below the other, made when they are needed.
public struct LazyVStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates it.
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
  /// Nothing: the system draws the view.
  public typealias Body = Never

  /// Draws the views.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.vStack)
    renderer.note(.view, "LazyVStack")
    if view.alignment != .center { renderer.note(.alignment, view.alignment.text) }
    if let spacing = view.spacing { renderer.note(.spacing, spacing.attributeText) }
    renderer.descend { Content._make(view.content, renderer) }
  }
}

/// Views that stay while the others scroll.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

import Foundation

/// How a layout of one's own places views.
///
/// Nothing is measured here: a layout draws its views one after the other.
public protocol Layout: Sendable {
  /// What the layout remembers.
  associatedtype Cache = Void
  /// The views.
  typealias Subviews = LayoutSubviews

  /// The size that the layout takes; never called here.
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize

  /// Places the views; never called here.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )

  /// What the layout remembers at first; never called here.
  func makeCache(subviews: Subviews) -> Cache
}

extension Layout where Cache == Void {
  /// Nothing.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// Lays views out.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(name: String(describing: Self.self), content: content())
  }
}

/// Views in a layout of one's own.
struct LayoutView<Content: View> {
  let name: String
  let content: Content
}

extension LayoutView: View {
  typealias Body = Never

  static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.group)
    renderer.note(.view, view.name)
    renderer.descend { Content._make(view.content, renderer) }
  }
}

/// The views of a layout.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  private let views: [LayoutSubview]
  /// The first place.
  public var startIndex: Int { views.startIndex }
  /// The place after the last.
  public var endIndex: Int { views.endIndex }
  /// The view at a place.
  public subscript(index: Int) -> LayoutSubview { views[index] }
}

/// A view of a layout.
public struct LayoutSubview: Sendable {
  /// How much room the view gets before others.
  public var priority: Double { 0 }
  /// The room that the view wants round it.
  public var spacing: ViewSpacing { ViewSpacing() }
  /// The size that the view takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  /// Where guides of the view stand.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height)
  }
  /// Places the view.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {}
}

/// The room that a view wants round it.
public struct ViewSpacing: Sendable {
  /// Creates no wishes.
  public init() {}
  /// The distance to another view.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
}

/// A layout side by side.
public struct HStackLayout: Layout {
  /// How views are aligned.
  public var alignment: VerticalAlignment
  /// The room between views.
  public var spacing: CGFloat?
  /// Creates a layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  /// The offered size; never called here.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  /// Does nothing; never called here.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {}
}

/// A layout one below the other.
public struct VStackLayout: Layout {
  /// How views are aligned.
  public var alignment: HorizontalAlignment
  /// The room between views.
  public var spacing: CGFloat?
  /// Creates a layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  /// The offered size; never called here.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  /// Does nothing; never called here.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {}
}

/// A layout whose type is hidden.
public struct AnyLayout: Layout {
  let name: String
  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) { name = String(describing: L.self) }
  /// Lays views out.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(name: name, content: content())
  }
  /// The offered size; never called here.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  /// Does nothing; never called here.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {}
}

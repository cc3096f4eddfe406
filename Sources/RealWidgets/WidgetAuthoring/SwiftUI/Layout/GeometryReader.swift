import Foundation

/// The first of several views that fits; whoever shows the tree estimates which one that is.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content

  /// Creates a choice.
  public nonisolated init(
    in axes: Axis.Set = [.horizontal, .vertical],
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: View {
  /// Nothing: the system draws the view.
  public typealias Body = Never

  /// Draws all views beneath a group; a reader of the tree shows the first that fits.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.group)
    renderer.note(.view, "ViewThatFits")
    if view.axes.text != "both" { renderer.note(.axes, view.axes.text) }
    renderer.descend { Content._make(view.content, renderer) }
  }
}

/// Where a view stands, as a `GeometryReader` tells.
public struct GeometryProxy: Sendable {
  /// The size.
  public let size: CGSize

  /// The room that bars take.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The rectangle of the view.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }

  /// The rectangle of the view.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    CGRect(origin: .zero, size: size)
  }

  /// The rectangle of a view round it, as large as this one here.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    CGRect(origin: .zero, size: size)
  }

  /// A place that another view told, as if that view filled this one.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.place(size) }
}

/// A view that depends on the room that it gets.
///
/// The room is that of the whole widget, since nothing is measured.
public struct GeometryReader<Content: View> {
  /// Makes the view.
  public var content: (GeometryProxy) -> Content

  /// Creates a reader.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View {
  /// Nothing: the system draws the view.
  public typealias Body = Never

  /// Draws the view for the size of the widget.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.group)
    renderer.note(.view, "GeometryReader")
    let content = view.content(GeometryProxy(size: renderer.environment.canvasSize))
    renderer.descend { Content._make(content, renderer) }
  }
}

/// What coordinates are relative to.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The whole.
  case global
  /// The view.
  case local
  /// A view with a name.
  case named(AnyHashable)
}

/// What coordinates are relative to.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The whole.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// A view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, @unchecked Sendable {
  let name: AnyHashable
  /// The space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The whole.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// A view with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

import Foundation

/// A place that is known once a view has one.
///
/// Nothing is measured here: each view is taken to fill the reader that asks for the place.
public struct Anchor<Value>: @unchecked Sendable {
  /// The place in a reader of a size.
  let place: (CGSize) -> Value

  /// What kind of place.
  public struct Source: @unchecked Sendable {
    let place: (CGSize) -> Value

    init(_ place: @escaping (CGSize) -> Value) { self.place = place }

    /// The anchor of a view.
    var anchor: Anchor<Value> { Anchor(place: place) }
  }

  /// The place in a square of side 1, by which anchors are compared.
  private var unit: Value { place(CGSize(width: 1, height: 1)) }
}

extension Anchor: Equatable where Value: Equatable {
  /// Whether two anchors name one place.
  public static func == (left: Anchor, right: Anchor) -> Bool { left.unit == right.unit }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the place.
  public func hash(into hasher: inout Hasher) { hasher.combine(unit) }
}

extension Anchor.Source {
  /// The places of an array.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init { size in array.map { $0.place(size) } }
  }

  /// The place of an optional.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init { size in anchor?.place(size) }
  }
}

extension Anchor.Source where Value == CGRect {
  /// The rectangle of the view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { CGRect(origin: .zero, size: $0) }
  }

  /// A rectangle in the view.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { Anchor<CGRect>.Source { _ in r } }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { _ in p }
  }

  /// A point of the view by its share of the sides.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { CGPoint(x: p.x * $0.width, y: p.y * $0.height) }
  }

  /// The upper corner at the leading edge.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the upper edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The upper corner at the trailing edge.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The lower corner at the leading edge.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the lower edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The lower corner at the trailing edge.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

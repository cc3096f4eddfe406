import Foundation

/// A position in a geometry reader, which each view is taken to fill, since nothing is measured.
public struct Anchor<Value>: @unchecked Sendable {
  let place: (CGSize) -> Value

  public struct Source: @unchecked Sendable {
    let place: (CGSize) -> Value

    init(_ place: @escaping (CGSize) -> Value) { self.place = place }

    var anchor: Anchor<Value> { Anchor(place: place) }
  }

  /// The position in a unit square, by which anchors are compared.
  private var unit: Value { place(CGSize(width: 1, height: 1)) }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (left: Anchor, right: Anchor) -> Bool { left.unit == right.unit }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(unit) }
}

extension Anchor.Source {
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init { size in array.map { $0.place(size) } }
  }

  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init { size in anchor?.place(size) }
  }
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { CGRect(origin: .zero, size: $0) }
  }

  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { Anchor<CGRect>.Source { _ in r } }
}

extension Anchor.Source where Value == CGPoint {
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { _ in p }
  }

  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { CGPoint(x: p.x * $0.width, y: p.y * $0.height) }
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

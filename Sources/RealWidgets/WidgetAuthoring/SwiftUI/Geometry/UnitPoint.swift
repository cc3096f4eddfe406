import Foundation

/// A point of a view, from 0 to 1 in both directions.
public struct UnitPoint: Hashable, Sendable {
  /// From the leading edge to the trailing one.
  public var x: CGFloat
  /// From the top to the bottom.
  public var y: CGFloat

  /// Creates the point at the top and leading edge.
  public init() { self.init(x: 0, y: 0) }

  /// Creates a point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The point at the top and leading edge.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The corner at the top and leading edge.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The corner at the top and trailing edge.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The corner at the bottom and leading edge.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The corner at the bottom and trailing edge.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The name as SwiftUI spells it, or the coordinates.
  var text: String {
    switch (x, y) {
    case (0.5, 0.5): "center"
    case (0, 0.5): "leading"
    case (1, 0.5): "trailing"
    case (0.5, 0): "top"
    case (0.5, 1): "bottom"
    case (0, 0): "topLeading"
    case (1, 0): "topTrailing"
    case (0, 1): "bottomLeading"
    case (1, 1): "bottomTrailing"
    default: "\(x.attributeText) \(y.attributeText)"
    }
  }
}

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates the angle of nothing.
  public init() { radians = 0 }
  /// Creates an angle from radians.
  public init(radians: Double) { self.radians = radians }
  /// Creates an angle from degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle from radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// The angle of nothing.
  public static let zero = Angle()

  /// Orders angles by size.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
  /// The sum.
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }
  /// The difference.
  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }
  /// The opposite angle.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// A multiple.
  public static func * (left: Angle, right: Double) -> Angle {
    Angle(radians: left.radians * right)
  }

  /// The degrees.
  var text: String { degrees.attributeText }
}

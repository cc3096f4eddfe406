import Foundation

/// Lines and curves with a manner of drawing them.
open class UIBezierPath: NSObject {
  private let path: CGMutablePath
  /// The width of lines.
  open var lineWidth: CGFloat = 1
  /// The ends of lines.
  open var lineCapStyle = CGLineCap.butt
  /// The corners of lines.
  open var lineJoinStyle = CGLineJoin.miter

  /// Creates a path of nothing.
  public override init() { path = CGMutablePath() }

  /// Creates a path from one of Core Graphics.
  public init(cgPath: CGPath) { path = cgPath.mutableCopy() ?? CGMutablePath() }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect)) }

  /// Creates an oval.
  public convenience init(ovalIn rect: CGRect) { self.init(cgPath: CGPath(ellipseIn: rect)) }

  /// Creates a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(rect: rect)
  }

  /// Creates a rectangle with some round corners.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init(rect: rect)
  }

  /// Creates a part of a circle.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    path.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  /// The path of Core Graphics.
  open var cgPath: CGPath { path }
  /// Whether there is nothing in the path.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the path.
  open var bounds: CGRect { path.boundingBox }
  /// The point where the path ends.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Begins a line elsewhere.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Draws a straight line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Draws a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Draws a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Draws a part of a circle.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }
  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }
  /// Goes back to where the line began.
  open func close() { path.closeSubpath() }
  /// Fills the path; nothing is drawn here.
  open func fill() {}
  /// Strokes the path; nothing is drawn here.
  open func stroke() {}
  /// Draws in the path only; nothing is drawn here.
  open func addClip() {}
}

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The corners' bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Above on the left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// Above on the right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// Below on the left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// Below on the right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All of them.
  public static let allCorners = UIRectCorner(rawValue: ~0)
}

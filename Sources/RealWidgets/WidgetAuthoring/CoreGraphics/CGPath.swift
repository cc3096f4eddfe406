import Foundation

/// Lines and curves through the plane.
public class CGPath: Hashable, @unchecked Sendable {
  /// A piece of a path.
  enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  fileprivate(set) var elements: [Element] = []

  /// Creates a path of nothing.
  fileprivate init() {}

  /// Creates a rectangle.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    trace(rect)
    apply(transform)
  }

  /// Creates an oval.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    traceOval(in: rect)
    apply(transform)
  }

  /// Creates a rectangle with round corners.
  public init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    trace(rect)
    apply(transform)
  }

  /// Whether there is nothing in the path.
  public var isEmpty: Bool { elements.isEmpty }

  /// The point where the path ends.
  public var currentPoint: CGPoint { elements.reversed().lazy.compactMap(\.end).first ?? .zero }

  /// The smallest rectangle around all points, control points included.
  public var boundingBox: CGRect { CGRect(around: elements.flatMap(\.points)) }

  /// The smallest rectangle around all points, control points included.
  public var boundingBoxOfPath: CGRect { boundingBox }

  /// Whether a point lies in the path's rectangle.
  public func contains(_ point: CGPoint) -> Bool { boundingBox.contains(point) }

  /// A path that is free of this one.
  public func copy() -> CGPath? { mutableCopy() }

  /// A path to go on with.
  public func mutableCopy() -> CGMutablePath? {
    let path = CGMutablePath()
    path.elements = elements
    return path
  }

  /// Whether two paths have the same pieces.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

  /// Hashes the pieces.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

  fileprivate func trace(_ rect: CGRect) {
    elements += [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  fileprivate func traceOval(in rect: CGRect) {
    elements += [
      .move(CGPoint(x: rect.maxX, y: rect.midY)),
      .quadCurve(
        CGPoint(x: rect.midX, y: rect.maxY),
        control: CGPoint(x: rect.maxX, y: rect.maxY)
      ),
      .quadCurve(
        CGPoint(x: rect.minX, y: rect.midY),
        control: CGPoint(x: rect.minX, y: rect.maxY)
      ),
      .quadCurve(
        CGPoint(x: rect.midX, y: rect.minY),
        control: CGPoint(x: rect.minX, y: rect.minY)
      ),
      .quadCurve(
        CGPoint(x: rect.maxX, y: rect.midY),
        control: CGPoint(x: rect.maxX, y: rect.minY)
      ),
      .close,
    ]
  }

  private func apply(_ transform: UnsafePointer<CGAffineTransform>?) {
    guard let transform = transform?.pointee else { return }
    elements = elements.map { $0.applying(transform) }
  }
}

extension CGPath.Element {
  var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      point
    case .close: nil
    }
  }

  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [point, control]
    case .curve(let point, let control1, let control2): [point, control1, control2]
    case .close: []
    }
  }

  func applying(_ t: CGAffineTransform) -> Self {
    switch self {
    case .move(let point): .move(point.applying(t))
    case .line(let point): .line(point.applying(t))
    case .quadCurve(let point, let control):
      .quadCurve(point.applying(t), control: control.applying(t))
    case .curve(let point, let control1, let control2):
      .curve(
        point.applying(t),
        control1: control1.applying(t),
        control2: control2.applying(t)
      )
    case .close: .close
    }
  }
}

/// A path that grows.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates a path of nothing.
  public override init() { super.init() }

  /// Begins a line elsewhere.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }

  /// Draws a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.line(point.applying(transform)))
  }

  /// Draws straight lines through points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Draws a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(end, control: control))
  }

  /// Draws a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(end, control1: control1, control2: control2))
  }

  /// Draws a part of a circle.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    for angle in [startAngle, (startAngle + endAngle) / 2, endAngle] {
      let point = CGPoint(
        x: center.x + radius * cos(angle),
        y: center.y + radius * sin(angle)
      )
      elements.append(elements.isEmpty ? .move(point) : .line(point))
    }
  }

  /// Draws a rectangle.
  public func addRect(_ rect: CGRect) { trace(rect) }

  /// Draws a rectangle with round corners.
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    trace(rect)
  }

  /// Draws an oval.
  public func addEllipse(in rect: CGRect) { traceOval(in: rect) }

  /// Adds another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += path.elements.map { $0.applying(transform) }
  }

  /// Goes back to where the line began.
  public func closeSubpath() { elements.append(.close) }
}

import Foundation

/// A path whose elements are kept and never drawn.
public class CGPath: Hashable, @unchecked Sendable {
  enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  fileprivate(set) var elements: [Element] = []

  fileprivate init() {}

  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    trace(rect)
    apply(transform)
  }

  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    traceOval(in: rect)
    apply(transform)
  }

  /// Creates the rectangle without round corners.
  public init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    trace(rect)
    apply(transform)
  }

  public var isEmpty: Bool { elements.isEmpty }

  public var currentPoint: CGPoint { elements.reversed().lazy.compactMap(\.end).first ?? .zero }

  public var boundingBox: CGRect { CGRect(around: elements.flatMap(\.points)) }

  public var boundingBoxOfPath: CGRect { boundingBox }

  /// True if a point lies in the path's bounding box, which is larger than its area.
  public func contains(_ point: CGPoint) -> Bool { boundingBox.contains(point) }

  public func copy() -> CGPath? { mutableCopy() }

  public func mutableCopy() -> CGMutablePath? {
    let path = CGMutablePath()
    path.elements = elements
    return path
  }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

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

public final class CGMutablePath: CGPath, @unchecked Sendable {
  public override init() { super.init() }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.line(point.applying(transform)))
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(end, control: control))
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(end, control1: control1, control2: control2))
  }

  /// Adds the arc's start, middle and end as straight lines.
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

  public func addRect(_ rect: CGRect) { trace(rect) }

  /// Adds the rectangle without round corners.
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    trace(rect)
  }

  public func addEllipse(in rect: CGRect) { traceOval(in: rect) }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += path.elements.map { $0.applying(transform) }
  }

  public func closeSubpath() { elements.append(.close) }
}

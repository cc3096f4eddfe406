import Foundation

/// An outline whose geometry is kept and never drawn.
public struct Path: Equatable, Sendable {
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  private var elements: [Element] = []

  public init() {}

  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  public init(_ rect: CGRect) { addRect(rect) }

  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    addRoundedRect(in: rect, cornerSize: size, style: style)
  }

  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  var elementCount: Int { elements.count }

  public var isEmpty: Bool { elements.isEmpty }

  public var currentPoint: CGPoint? {
    for element in elements.reversed() {
      if let point = element.points.first { return point }
    }
    return nil
  }

  /// The rectangle around all points, control points included.
  public var boundingRect: CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .null }
    return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  mutating func append(_ element: Element) { elements.append(element) }
}

extension Path.Element {
  /// The points, the end of the element first.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [point, control]
    case .curve(let point, let control1, let control2): [point, control1, control2]
    case .closeSubpath: []
    }
  }

  func mapping(_ change: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let point): .move(to: change(point))
    case .line(let point): .line(to: change(point))
    case .quadCurve(let point, let control):
      .quadCurve(to: change(point), control: change(control))
    case .curve(let point, let control1, let control2):
      .curve(to: change(point), control1: change(control1), control2: change(control2))
    case .closeSubpath: .closeSubpath
    }
  }
}

extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { self }

  public nonisolated func _describe(to renderer: Renderer) {
    renderer.addAttribute(.view, "Path")
    renderer.addAttribute(.path, "\(elementCount) elements")
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    forEach { element in path.append(element.mapping { $0.applying(transform) }) }
    return path
  }

  /// Returns the whole path: trimming is not computed here.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }

  /// Returns the path itself: strokes are not computed here.
  public func strokedPath(_ style: StrokeStyle) -> Path { self }

  /// True if a point lies in the path's bounding rectangle, which is larger than its area.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    boundingRect.contains(point)
  }
}

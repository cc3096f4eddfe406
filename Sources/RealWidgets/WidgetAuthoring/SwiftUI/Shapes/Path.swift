import Foundation

/// An outline of lines and curves.
public struct Path: Equatable, Sendable {
  /// A piece of an outline.
  public enum Element: Equatable, Sendable {
    /// The beginning of a line.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to the beginning.
    case closeSubpath
  }

  private var elements: [Element] = []

  /// Creates an empty outline.
  public init() {}

  /// Creates an outline and draws it.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Creates the outline of a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Creates the outline of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates the outline of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    addRoundedRect(in: rect, cornerSize: size, style: style)
  }

  /// Creates the outline of an ellipse.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// How many pieces the outline has.
  var elementCount: Int { elements.count }

  /// Whether there is no outline.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the outline ends, `nil` when it has not begun.
  public var currentPoint: CGPoint? {
    for element in elements.reversed() {
      if let point = element.points.first { return point }
    }
    return nil
  }

  /// The rectangle round all points, those that control curves included.
  public var boundingRect: CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .null }
    return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  /// Calls a closure with every piece.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  mutating func append(_ element: Element) { elements.append(element) }
}

extension Path.Element {
  /// The points, the last of the piece first.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [point, control]
    case .curve(let point, let control1, let control2): [point, control1, control2]
    case .closeSubpath: []
    }
  }

  /// The piece with every point changed.
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
  /// The outline itself.
  public nonisolated func path(in rect: CGRect) -> Path { self }

  /// Names the shape and counts its pieces.
  public nonisolated func _describe(to renderer: Renderer) {
    renderer.note(.view, "Path")
    renderer.note(.path, "\(elementCount) elements")
  }

  /// The outline, moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// What a transformation makes of the outline.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    forEach { element in path.append(element.mapping { $0.applying(transform) }) }
    return path
  }

  /// The outline; a part of it is not told apart here.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }

  /// The outline; its stroke is not told apart here.
  public func strokedPath(_ style: StrokeStyle) -> Path { self }

  /// Whether a point lies within the rectangle round the outline.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    boundingRect.contains(point)
  }
}

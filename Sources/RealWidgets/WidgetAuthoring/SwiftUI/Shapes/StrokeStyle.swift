import Foundation

/// How a line is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The width.
  public var lineWidth: CGFloat
  /// How the line ends.
  public var lineCap: CGLineCap
  /// How parts of the line meet.
  public var lineJoin: CGLineJoin
  /// The longest point where parts meet.
  public var miterLimit: CGFloat
  /// The lengths of strokes and gaps.
  public var dash: [CGFloat]
  /// Where the dashes begin.
  public var dashPhase: CGFloat

  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The width, and what is not plain.
  var text: String {
    var text = lineWidth.attributeText
    if lineCap != .butt { text += " \(lineCap)" }
    if lineJoin != .miter { text += " join \(lineJoin)" }
    if !dash.isEmpty { text += " dash " + dash.map(\.attributeText).joined(separator: " ") }
    return text
  }
}

/// How an area is filled.
public struct FillStyle: Hashable, Sendable {
  /// Whether areas that overlap count in turns.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How corners are rounded.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// By a quarter of a circle.
  case circular
  /// By a curve that begins earlier.
  case continuous
}

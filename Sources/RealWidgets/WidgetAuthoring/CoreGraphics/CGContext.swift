import Foundation

/// A place to draw in; nothing is drawn here, only the size is known.
public final class CGContext {
  private let bounds: CGRect
  private let image: CGImage?
  /// How scaled images look.
  public var interpolationQuality = CGInterpolationQuality.default
  /// From the context's points to pixels.
  public private(set) var ctm = CGAffineTransform.identity

  init(bounds: CGRect, image: CGImage?) {
    self.bounds = bounds
    self.image = image
  }

  /// The rectangle in which drawing shows.
  public var boundingBoxOfClipPath: CGRect { bounds }
  /// The width in pixels.
  public var width: Int { image?.width ?? 0 }
  /// The height in pixels.
  public var height: Int { image?.height ?? 0 }
  /// The drawn image.
  public func makeImage() -> CGImage? { image }

  /// Keeps the state for later.
  public func saveGState() {}
  /// Takes the kept state back.
  public func restoreGState() {}
  /// Moves the origin.
  public func translateBy(x: CGFloat, y: CGFloat) { ctm = ctm.translatedBy(x: x, y: y) }
  /// Scales.
  public func scaleBy(x: CGFloat, y: CGFloat) { ctm = ctm.scaledBy(x: x, y: y) }
  /// Turns.
  public func rotate(by angle: CGFloat) { ctm = ctm.rotated(by: angle) }
  /// Transforms.
  public func concatenate(_ transform: CGAffineTransform) { ctm = transform.concatenating(ctm) }
  /// Sets the colour of fillings.
  public func setFillColor(_ color: CGColor) {}
  /// Sets the colour of fillings.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) {}
  /// Sets the width of lines.
  public func setLineWidth(_ width: CGFloat) {}
  /// Sets the ends of lines.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Sets the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Sets the opacity.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Sets the shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
  /// Begins a path.
  public func beginPath() {}
  /// Closes a path.
  public func closePath() {}
  /// Begins a line elsewhere.
  public func move(to point: CGPoint) {}
  /// Draws a straight line.
  public func addLine(to point: CGPoint) {}
  /// Adds a path.
  public func addPath(_ path: CGPath) {}
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) {}
  /// Adds an oval.
  public func addEllipse(in rect: CGRect) {}
  /// Fills the path.
  public func fillPath() {}
  /// Strokes the path.
  public func strokePath() {}
  /// Draws in the path only.
  public func clip() {}
  /// Draws in a rectangle only.
  public func clip(to rect: CGRect) {}
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {}
  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) {}
  /// Fills an oval.
  public func fillEllipse(in rect: CGRect) {}
  /// Strokes an oval.
  public func strokeEllipse(in rect: CGRect) {}
  /// Empties a rectangle.
  public func clear(_ rect: CGRect) {}
  /// Draws an image.
  public func draw(_ image: CGImage, in rect: CGRect) {}
}

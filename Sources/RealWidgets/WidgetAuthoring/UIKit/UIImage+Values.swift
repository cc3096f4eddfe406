import Foundation

extension UIImage {
  public enum Orientation: Int, Sendable {
    case up
    case down
    case left
    case right
    case upMirrored
    case downMirrored
    case leftMirrored
    case rightMirrored
  }

  public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  open class Configuration: NSObject, @unchecked Sendable {}

  /// A symbol's configuration, which is accepted and ignored.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    public convenience init(pointSize: CGFloat) { self.init() }

    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) { self.init() }

    public convenience init(
      pointSize: CGFloat,
      weight: UIImage.SymbolWeight,
      scale: UIImage.SymbolScale
    ) {
      self.init()
    }

    public convenience init(textStyle: UIFont.TextStyle) { self.init() }

    public convenience init(scale: UIImage.SymbolScale) { self.init() }

    public convenience init(weight: UIImage.SymbolWeight) { self.init() }

    public convenience init(paletteColors: [UIColor]) { self.init() }

    public convenience init(hierarchicalColor: UIColor) { self.init() }
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small
    case medium
    case large
  }
}

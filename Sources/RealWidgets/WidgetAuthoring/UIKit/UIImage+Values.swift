import Foundation

extension UIImage {
  /// How a picture is turned.
  public enum Orientation: Int, Sendable {
    /// Not at all.
    case up
    /// Upside down.
    case down
    /// To the left.
    case left
    /// To the right.
    case right
    /// Mirrored.
    case upMirrored
    /// Mirrored and upside down.
    case downMirrored
    /// Mirrored and to the left.
    case leftMirrored
    /// Mirrored and to the right.
    case rightMirrored
  }

  /// Whether a picture is drawn in the tint.
  public enum RenderingMode: Int, Sendable {
    /// As its place wants it.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// In the tint.
    case alwaysTemplate
  }

  /// How a picture is chosen or drawn.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// How a symbol is drawn.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// Creates a configuration by the size.
    public convenience init(pointSize: CGFloat) { self.init() }

    /// Creates a configuration by size and weight.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) { self.init() }

    /// Creates a configuration by size, weight and scale.
    public convenience init(
      pointSize: CGFloat,
      weight: UIImage.SymbolWeight,
      scale: UIImage.SymbolScale
    ) {
      self.init()
    }

    /// Creates a configuration by the text style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }

    /// Creates a configuration by the scale.
    public convenience init(scale: UIImage.SymbolScale) { self.init() }

    /// Creates a configuration by the weight.
    public convenience init(weight: UIImage.SymbolWeight) { self.init() }

    /// Creates a configuration by colours.
    public convenience init(paletteColors: [UIColor]) { self.init() }

    /// Creates a configuration by one colour.
    public convenience init(hierarchicalColor: UIColor) { self.init() }
  }

  /// How bold a symbol is.
  public enum SymbolWeight: Int, Sendable {
    /// As its place wants it.
    case unspecified
    /// The thinnest.
    case ultraLight
    /// Thin.
    case thin
    /// Light.
    case light
    /// Plain.
    case regular
    /// A little bolder than plain.
    case medium
    /// Between medium and bold.
    case semibold
    /// Bold.
    case bold
    /// Bolder than bold.
    case heavy
    /// The boldest.
    case black
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    /// As the system has it.
    case `default` = -1
    /// As its place wants it.
    case unspecified = 0
    /// Small.
    case small
    /// Medium.
    case medium
    /// Large.
    case large
  }
}

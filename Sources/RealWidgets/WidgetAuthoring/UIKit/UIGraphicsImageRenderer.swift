import Foundation

/// Makes pictures by drawing; the number of pixels is known, the pixels are not.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  private let chosen: UIGraphicsImageRendererFormat

  /// Creates a renderer of a size in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

  /// Creates a renderer of a size in points with a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of a rectangle.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  /// Creates a renderer of a rectangle with a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    chosen = format
  }

  /// Draws a picture.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let picture = UIImage(bounds.size, scale: chosen.scale)
    actions(UIGraphicsImageRendererContext(picture, bounds, chosen))
    return picture
  }

  /// Draws a PNG file.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Draws a JPEG file.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

extension UIImage {
  /// A drawn picture of a size in points; a scale of 0 is the screen's.
  convenience init(_ size: CGSize, scale: CGFloat) {
    let scale = scale > 0 ? scale : UIScreen.main.scale
    func pixels(_ length: CGFloat) -> Int {
      let pixels = (length * scale).rounded(.up)
      return pixels.isFinite ? Int(max(0, min(pixels, 1e9))) : 0
    }
    self.init(
      source: .drawing,
      pixelWidth: pixels(size.width),
      pixelHeight: pixels(size.height),
      scale: scale
    )
  }
}

/// How a renderer makes pictures.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The pixels of a point.
  open var scale: CGFloat = UIScreen.main.scale
  /// Whether nothing shows through.
  open var opaque = false

  /// The format for the screen.
  open class func preferred() -> UIGraphicsImageRendererFormat { .init() }

  /// The format for the screen.
  open class func `default`() -> UIGraphicsImageRendererFormat { .init() }
}

/// Where a renderer draws.
open class UIGraphicsImageRendererContext: NSObject {
  /// The picture so far.
  public let currentImage: UIImage
  /// The format.
  public let format: UIGraphicsImageRendererFormat
  /// The context of Core Graphics.
  public let cgContext: CGContext

  init(_ image: UIImage, _ bounds: CGRect, _ format: UIGraphicsImageRendererFormat) {
    currentImage = image
    self.format = format
    cgContext = CGContext(bounds: bounds, image: image.cgImage)
  }

  /// Fills a rectangle; nothing is drawn here.
  open func fill(_ rect: CGRect) {}

  /// Strokes a rectangle; nothing is drawn here.
  open func stroke(_ rect: CGRect) {}

  /// Draws in a rectangle only; nothing is drawn here.
  open func clip(to rect: CGRect) {}
}

import Foundation

/// A renderer that runs the drawing code and returns a picture without pixels.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  private let chosen: UIGraphicsImageRendererFormat

  public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    chosen = format
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let picture = UIImage(bounds.size, scale: chosen.scale)
    actions(UIGraphicsImageRendererContext(picture, bounds, chosen))
    return picture
  }

  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

extension UIImage {
  convenience init(_ size: CGSize, scale: CGFloat) {
    let scale = scale > 0 ? scale : UIScreen.main.scale
    func pixels(_ length: CGFloat) -> Int {
      let pixels = (length * scale).rounded(.up)
      // `Int` traps on numbers that it cannot hold.
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

open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = UIScreen.main.scale
  open var opaque = false

  open class func preferred() -> UIGraphicsImageRendererFormat { .init() }

  open class func `default`() -> UIGraphicsImageRendererFormat { .init() }
}

/// The context of a renderer, which draws nothing.
open class UIGraphicsImageRendererContext: NSObject {
  public let currentImage: UIImage
  public let format: UIGraphicsImageRendererFormat
  public let cgContext: CGContext

  init(_ image: UIImage, _ bounds: CGRect, _ format: UIGraphicsImageRendererFormat) {
    currentImage = image
    self.format = format
    cgContext = CGContext(bounds: bounds, image: image.cgImage)
  }

  open func fill(_ rect: CGRect) {}

  open func stroke(_ rect: CGRect) {}

  open func clip(to rect: CGRect) {}
}

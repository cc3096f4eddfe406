import Foundation

/// A picture: its origin, its number of pixels and perhaps the bytes of its file, but no pixels.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  enum Source: Hashable {
    case asset(String)
    case symbol(String)
    case data(Data)
    case drawing
    case none
  }

  let source: Source
  public let pixelWidth: Int
  public let pixelHeight: Int
  public let scale: CGFloat
  public let imageOrientation: Orientation
  public private(set) var renderingMode = RenderingMode.automatic

  init(
    source: Source,
    pixelWidth: Int = 0,
    pixelHeight: Int = 0,
    scale: CGFloat = 1,
    orientation: Orientation = .up
  ) {
    self.source = source
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.scale = scale > 0 ? scale : 1
    imageOrientation = orientation
  }

  public convenience override init() { self.init(source: .none) }

  /// Creates a picture of a file in the bundle, or else an asset, since the catalog is not opened.
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

  public required convenience init(imageLiteralResourceName name: String) {
    self.init(source: .asset(name))
  }

  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    with configuration: Configuration?
  ) {
    guard !name.isEmpty else { return nil }
    // A name without an extension means a PNG file, as on the platform.
    let file = (bundle ?? .main).url(
      forResource: name,
      withExtension: name.contains(".") ? nil : "png"
    )
    if let file, let data = try? Data(contentsOf: file), let header = ImageHeader(data) {
      self.init(source: .asset(name), pixelWidth: header.width, pixelHeight: header.height)
    } else {
      self.init(source: .asset(name))
    }
  }

  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name, in: bundle, with: nil)
  }

  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    // An assumed size: the symbols' outlines are not here.
    self.init(source: .symbol(name), pixelWidth: 20, pixelHeight: 20)
  }

  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    self.init(systemName: name)
  }

  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    // A sampled response has no image header, but code may have asked for an image.
    let isSynthesized = SynthesizedBody(data) != nil
    let plain = (PlainPicture.side, PlainPicture.side)
    guard let size = isSynthesized ? plain : ImageHeader(data).map({ ($0.width, $0.height) }) else {
      return nil
    }
    self.init(
      source: .data(data),
      pixelWidth: size.0,
      pixelHeight: size.1,
      scale: scale
    )
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  public convenience init(cgImage: CGImage) {
    self.init(source: .drawing, pixelWidth: cgImage.width, pixelHeight: cgImage.height)
  }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      source: .drawing,
      pixelWidth: cgImage.width,
      pixelHeight: cgImage.height,
      scale: scale,
      orientation: orientation
    )
  }

  open var size: CGSize {
    CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale)
  }

  open var cgImage: CGImage? {
    pixelWidth > 0 && pixelHeight > 0 ? CGImage(width: pixelWidth, height: pixelHeight) : nil
  }

  open var isSymbolImage: Bool { if case .symbol = source { true } else { false } }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    let copy = resized(to: pixelWidth, pixelHeight)
    copy.renderingMode = renderingMode
    return copy
  }

  func resized(to width: Int, _ height: Int) -> UIImage {
    UIImage(
      source: source,
      pixelWidth: width,
      pixelHeight: height,
      scale: scale,
      orientation: imageOrientation
    )
  }
}

extension UIImage: RasterImage {}

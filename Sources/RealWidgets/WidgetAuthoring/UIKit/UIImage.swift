import Foundation

/// A picture, of which the origin and the number of pixels are known, and perhaps the file's bytes.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// Where a picture comes from.
  enum Source: Hashable {
    case asset(String)
    case symbol(String)
    case data(Data)
    case drawing
    case none
  }

  let source: Source
  /// The width in pixels.
  public let pixelWidth: Int
  /// The height in pixels.
  public let pixelHeight: Int
  /// The pixels of a point.
  public let scale: CGFloat
  /// How the picture is turned.
  public let imageOrientation: Orientation
  /// Whether the picture is drawn in the tint.
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

  /// Creates a picture of nothing.
  public convenience override init() { self.init(source: .none) }

  /// Creates a picture of the asset catalogue or of a file in the bundle.
  ///
  /// Which assets there are is not known here, so that a name without a file counts as an asset.
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

  /// Creates a picture of the asset catalogue from a literal of the editor, `#imageLiteral(resourceName:)`.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(source: .asset(name))
  }

  /// Creates a picture of the asset catalogue of a bundle.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    with configuration: Configuration?
  ) {
    guard !name.isEmpty else { return nil }
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

  /// Creates a picture of the asset catalogue of a bundle.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name, in: bundle, with: nil)
  }

  /// Creates a symbol of the system.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(source: .symbol(name), pixelWidth: 20, pixelHeight: 20)
  }

  /// Creates a symbol of the system with a configuration.
  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    self.init(systemName: name)
  }

  /// Creates a picture from a file's bytes, `nil` if they are not a picture's.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates a picture from a file's bytes with its pixels of a point.
  public convenience init?(data: Data, scale: CGFloat) {
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

  /// Creates a picture from a file.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Creates a picture from pixels.
  public convenience init(cgImage: CGImage) {
    self.init(source: .drawing, pixelWidth: cgImage.width, pixelHeight: cgImage.height)
  }

  /// Creates a picture from pixels with their number in a point and their turn.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      source: .drawing,
      pixelWidth: cgImage.width,
      pixelHeight: cgImage.height,
      scale: scale,
      orientation: orientation
    )
  }

  /// The size in points.
  open var size: CGSize {
    CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale)
  }

  /// The pixels.
  open var cgImage: CGImage? {
    pixelWidth > 0 && pixelHeight > 0 ? CGImage(width: pixelWidth, height: pixelHeight) : nil
  }

  /// Whether the picture is a symbol of the system.
  open var isSymbolImage: Bool { if case .symbol = source { true } else { false } }

  /// The picture in another mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    let copy = resized(to: pixelWidth, pixelHeight)
    copy.renderingMode = renderingMode
    return copy
  }

  /// The same picture with other numbers of pixels.
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

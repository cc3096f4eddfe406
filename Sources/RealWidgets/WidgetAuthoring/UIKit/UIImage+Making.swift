import Foundation

extension UIImage {
  /// The picture as a PNG file, `nil` if there are no pixels.
  ///
  /// Pixels are not kept here: beyond the bytes that a picture came from, the file has only a header. An
  /// asset, of which not even the size is known, gives a file of one colour.
  public func pngData() -> Data? {
    if case .data(let data) = source, data.starts(with: [0x89, 0x50]) { return data }
    if isUnknownAsset { return PlainPicture.png }
    guard pixelWidth > 0, pixelHeight > 0 else { return nil }
    return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + "IHDR".utf8)
      + Self.bigEndian(pixelWidth, 4) + Self.bigEndian(pixelHeight, 4) + Data([8, 6, 0, 0, 0])
  }

  /// The picture as a JPEG file, `nil` if there are no pixels; a header or one colour, as with PNG.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    if case .data(let data) = source, data.starts(with: [0xFF, 0xD8]) { return data }
    if isUnknownAsset { return PlainPicture.jpeg }
    guard pixelWidth > 0, pixelHeight > 0 else { return nil }
    return Data([0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8]) + Self.bigEndian(pixelHeight, 2)
      + Self.bigEndian(pixelWidth, 2)
      + Data([3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1, 0xFF, 0xD9])
  }

  /// A smaller picture that fits into a size in points.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard pixelWidth > 0, pixelHeight > 0, size.width > 0, size.height > 0 else { return nil }
    let ratio = min(
      size.width * scale / CGFloat(pixelWidth),
      size.height * scale / CGFloat(pixelHeight)
    )
    return resized(
      to: max(1, Int(CGFloat(pixelWidth) * ratio)),
      max(1, Int(CGFloat(pixelHeight) * ratio))
    )
  }

  /// A smaller picture that fits into a size in points, later.
  public func prepareThumbnail(
    of size: CGSize,
    completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// A smaller picture that fits into a size in points.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// The picture, decoded.
  public func preparingForDisplay() -> UIImage? { self }

  /// The picture, decoded.
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// The picture in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage { self }

  /// The picture in a colour and mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }

  /// The picture with a configuration.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  /// The picture with a symbol's configuration.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    self
  }

  /// The picture with edges that do not stretch.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  /// The picture with room around what stands in it.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }

  /// Draws the picture; nothing is drawn here.
  public func draw(in rect: CGRect) {}

  /// Draws the picture; nothing is drawn here.
  public func draw(at point: CGPoint) {}

  /// Whether the picture stands in an asset catalogue, of which only the names are known.
  private var isUnknownAsset: Bool {
    if case .asset = source { pixelWidth == 0 } else { false }
  }

  private static func bigEndian(_ number: Int, _ count: Int) -> Data {
    Data((0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
  }
}

extension Image {
  /// A picture of UIKit.
  public init(uiImage: UIImage) {
    switch uiImage.source {
    case .asset(let name) where uiImage.pixelWidth == 0: self.init(source: .asset(name))
    case .symbol(let name): self.init(source: .symbol(name))
    case .asset, .data, .drawing, .none: self.init(raster: uiImage)
    }
  }

  /// A picture of pixels.
  public init(_ cgImage: CGImage, scale: CGFloat, label: Text) {
    self.init(raster: UIImage(cgImage: cgImage))
  }

  /// A picture of pixels that is not described.
  public init(decorative cgImage: CGImage, scale: CGFloat) {
    self.init(raster: UIImage(cgImage: cgImage))
    isDecorative = true
  }
}

import Foundation

extension UIImage {
  /// Returns the original bytes if any, else a header without pixels, or one color for an asset of
  /// unknown size; `nil` if there are no pixels.
  public func pngData() -> Data? {
    if case .data(let data) = source, data.starts(with: [0x89, 0x50]) { return data }
    if isUnknownAsset { return PlainPicture.png }
    guard pixelWidth > 0, pixelHeight > 0 else { return nil }
    // The PNG signature and the start of an IHDR chunk: RGBA with 8 bits a channel.
    return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + "IHDR".utf8)
      + Self.bigEndian(pixelWidth, 4) + Self.bigEndian(pixelHeight, 4) + Data([8, 6, 0, 0, 0])
  }

  /// Returns a JPEG file as ``pngData()`` returns a PNG.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    if case .data(let data) = source, data.starts(with: [0xFF, 0xD8]) { return data }
    if isUnknownAsset { return PlainPicture.jpeg }
    guard pixelWidth > 0, pixelHeight > 0 else { return nil }
    // Start of image, a baseline frame with three components, end of image.
    return Data([0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8]) + Self.bigEndian(pixelHeight, 2)
      + Self.bigEndian(pixelWidth, 2)
      + Data([3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1, 0xFF, 0xD9])
  }

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

  public func prepareThumbnail(
    of size: CGSize,
    completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  public func preparingForDisplay() -> UIImage? { self }

  public func byPreparingForDisplay() async -> UIImage? { self }

  /// Returns the picture itself: the tint is not recorded.
  public func withTintColor(_ color: UIColor) -> UIImage { self }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }

  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    self
  }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }

  public func draw(in rect: CGRect) {}

  public func draw(at point: CGPoint) {}

  private var isUnknownAsset: Bool {
    if case .asset = source { pixelWidth == 0 } else { false }
  }

  private static func bigEndian(_ number: Int, _ count: Int) -> Data {
    Data((0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
  }
}

extension Image {
  public init(uiImage: UIImage) {
    switch uiImage.source {
    case .asset(let name) where uiImage.pixelWidth == 0: self.init(source: .asset(name))
    case .symbol(let name): self.init(source: .symbol(name))
    case .asset, .data, .drawing, .none: self.init(raster: uiImage)
    }
  }

  public init(_ cgImage: CGImage, scale: CGFloat, label: Text) {
    self.init(raster: UIImage(cgImage: cgImage))
  }

  public init(decorative cgImage: CGImage, scale: CGFloat) {
    self.init(raster: UIImage(cgImage: cgImage))
    isDecorative = true
  }
}

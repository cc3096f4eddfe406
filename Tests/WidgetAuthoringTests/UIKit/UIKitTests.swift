import SwiftUI
import Testing
import UIKit

@Suite struct UIKitTests {
  static let png = Data(
    [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 1, 0, 0, 0,
      0, 64,
    ]
  )

  @Test func `headers tell the number of pixels`() throws {
    let jpeg: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC2, 0, 17, 8, 0, 30, 0, 40, 3, 1, 0, 0, 0,
    ]
    let gif = Array("GIF89a".utf8) + [5, 0, 6, 0]
    let sizes = [Self.png, Data(jpeg), Data(gif)].map { UIImage(data: $0)?.size }
    #expect(
      sizes == [
        CGSize(width: 256, height: 64), CGSize(width: 40, height: 30), CGSize(width: 5, height: 6),
      ]
    )
  }

  @Test func `literals of an editor are the colour and the picture that they name`() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
    #expect(color != UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    let named = UIImage(named: "logo").map { picture(Image(uiImage: $0)) }
    #expect(picture(Image(uiImage: #imageLiteral(resourceName: "logo"))) == named)
  }

  @Test(arguments: ["", "not an image", "GIF8", "\u{FF}\u{D8}"])
  func `bytes of no picture make no picture`(text: String) {
    #expect(UIImage(data: Data(text.utf8)) == nil)
  }

  @Test func `every beginning of a picture is read without a trap`() {
    for length in 0..<Self.png.count { #expect(UIImage(data: Self.png.prefix(length)) == nil) }
  }

  @Test func `a written picture has the size of the drawn one`() throws {
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 2
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20), format: format)
      .image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
      }
    #expect(drawn.pixelWidth == 20)
    let png = try #require(drawn.pngData())
    #expect(UIImage(data: png, scale: 2)?.size == drawn.size)
    let jpeg = try #require(drawn.jpegData(compressionQuality: 0.8))
    #expect(UIImage(data: jpeg)?.pixelHeight == 40)
  }

  @Test func `a picture in an image context has its size, and ends with it`() throws {
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 20), false, 2)
    UIGraphicsBeginImageContext(CGSize(width: 3, height: 4))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.pixelWidth == 3)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() != nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.pixelHeight == 40)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `an asset can be written to a file`() throws {
    let asset = try #require(UIImage(named: "Logo"))
    let png = try #require(asset.pngData())
    #expect(UIImage(data: png)?.size == CGSize(width: 120, height: 120))
    #expect(png.suffix(8) == Data("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82])
    let jpeg = try #require(asset.jpegData(compressionQuality: 0.8))
    #expect(UIImage(data: jpeg)?.size == CGSize(width: 120, height: 120))
    #expect(jpeg.suffix(2) == Data([0xFF, 0xD9]))
    #expect(UIImage().pngData() == nil && UIImage().jpegData(compressionQuality: 1) == nil)
  }

  @Test func `a thumbnail keeps the proportions`() throws {
    let image = try #require(UIImage(data: Self.png))
    let thumbnail = try #require(image.preparingThumbnail(of: CGSize(width: 64, height: 64)))
    #expect(thumbnail.size == CGSize(width: 64, height: 16))
  }

  @Test func `colours tell their components and depend on the appearance`() {
    var red: CGFloat = 0
    var blue: CGFloat = 0
    UIColor(red: 0.25, green: 0, blue: 1, alpha: 1).getRed(
      &red,
      green: nil,
      blue: &blue,
      alpha: nil
    )
    #expect((red, blue) == (0.25, 1))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor.systemBackground.resolvedColor(with: dark) == .black)
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(dynamic.resolvedColor(with: dark) == .white)
    #expect(Color(UIColor.systemRed.withAlphaComponent(0.5)).description == "systemRed 50%")
    #expect(Color(uiColor: UIColor(named: "Brand") ?? .red).description == "asset Brand")
  }

  @Test func `transformations undo each other`() {
    let transform = CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 2, y: 5)
    let point = CGPoint(x: 1, y: 1).applying(transform)
    #expect(point == CGPoint(x: 5, y: 9))
    #expect(point.applying(transform.inverted()) == CGPoint(x: 1, y: 1))
  }

  @Test func `a path knows its box`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 4, y: 8))
    #expect(path.boundingBox == CGRect(x: 1, y: 2, width: 3, height: 6))
    #expect(CGPath(rect: .zero).copy() == CGPath(rect: .zero))
  }
}

import SwiftUI
import UIKit

extension Uses {
  /// Pictures and symbols, and the classes of UIKit behind them.
  func addImages() {
    view("Image", "Image(_:)", from: EmptyView()) { Image("cover") }
    view("Image(systemName:)", from: Image("star")) { Image(systemName: "star") }
    view("Image(uiImage:)", "UIImage", "UIImage()") { Image(uiImage: UIImage()) }
    let symbol = Image(systemName: "star")
    view(".resizable", ".resizable()", from: symbol) { symbol.resizable() }
    view(".imageScale", ".imageScale(_:)", ".large", from: symbol) { symbol.imageScale(.large) }
    view(".renderingMode", ".renderingMode(_:)", ".original", from: symbol) {
      symbol.renderingMode(.original)
    }
    view(".symbolRenderingMode", ".symbolRenderingMode(_:)", ".palette", from: symbol) {
      symbol.symbolRenderingMode(.palette)
    }
    view(
      ".widgetAccentedRenderingMode",
      ".widgetAccentedRenderingMode(_:)",
      ".accented",
      from: symbol
    ) { symbol.widgetAccentedRenderingMode(.accented) }

    view("UIImage(named:)", from: Image(uiImage: UIImage())) {
      UIImage(named: "no such picture").map { Image(uiImage: $0) }
    }
    view("UIImage(systemName:)", from: Image(uiImage: UIImage())) {
      UIImage(systemName: "star").map { Image(uiImage: $0) }
    }
    view("UIImage(data:)", ".pngData", from: Image(uiImage: UIImage())) {
      UIImage(data: onePixel).map { Image(uiImage: $0) }
      Text("\(UIImage(data: onePixel)?.pngData()?.count ?? 0)")
    }
    view("UIImage(contentsOfFile:)", from: Image(uiImage: UIImage())) {
      UIImage(contentsOfFile: "/no/such/file").map { Image(uiImage: $0) }
    }
    view("UIImage.Orientation") { Text("\(UIImage.Orientation.left.rawValue)") }
    view(
      "UIGraphicsImageRenderer",
      "UIGraphicsImageRenderer(size:format:)",
      "UIGraphicsImageRendererFormat",
      from: Image(uiImage: UIImage())
    ) {
      let format = UIGraphicsImageRendererFormat()
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4), format: format)
      Image(uiImage: renderer.image { _ in })
    }
    view("Color(uiColor:)", "UIColor", "UIColor.systemBackground") {
      Color(uiColor: UIColor.systemBackground)
    }
    view(".systemBackground") { Color(uiColor: .systemBackground) }
    view(".secondarySystemBackground") { Color(uiColor: .secondarySystemBackground) }
    view("UIColor(red:green:blue:alpha:)") {
      Color(uiColor: UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1))
    }
    view("UIColor.secondaryLabel") { Color(uiColor: UIColor.secondaryLabel) }
    view("UIColor.systemIndigo") { Color(uiColor: UIColor.systemIndigo) }
    view("UIColor.systemGray3") { Color(uiColor: UIColor.systemGray3) }
    view("UIColor.label") { Color(uiColor: UIColor.label) }
    view("UIColor.orange") { Color(uiColor: UIColor.orange) }
    view("UIColor.systemBlue") { Color(uiColor: UIColor.systemBlue) }
    view("UIColor.systemGreen") { Color(uiColor: UIColor.systemGreen) }
    view("UIColor.systemOrange") { Color(uiColor: UIColor.systemOrange) }
    view("UIColor.systemRed") { Color(uiColor: UIColor.systemRed) }
    view("UIColor.tertiarySystemFill") { Color(uiColor: UIColor.tertiarySystemFill) }
    view("UIColor.white") { Color(uiColor: UIColor.white) }
    view("UIFont", ".systemFont") { Text("\(UIFont.systemFont(ofSize: 11).pointSize)") }
    view("UIFont.Weight") {
      Text("\(UIFont.systemFont(ofSize: 11, weight: UIFont.Weight.bold).pointSize)")
    }
    view("UIFont.preferredFont") { Text("\(UIFont.preferredFont(forTextStyle: .body).pointSize)") }
    view("UIFontMetrics", "UIFontMetrics.default") {
      Text("\(UIFontMetrics.default.scaledValue(for: 10))")
    }
    view("UIScreen", "UIScreen.main") { Text("\(UIScreen.main.scale)") }
  }
}

/// A picture of one pixel in the graphics interchange format.
private let onePixel =
  Data(
    base64Encoded: "R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw=="
  ) ?? Data()

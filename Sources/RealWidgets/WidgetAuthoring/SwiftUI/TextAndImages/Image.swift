import Foundation
import WidgetModel

/// A picture of pixels as the `UIKit` companion makes it.
public protocol RasterImage: AnyObject, Sendable {
  /// The width in pixels.
  var pixelWidth: Int { get }
  /// The height in pixels.
  var pixelHeight: Int { get }
}

/// A picture: an asset, a symbol, or pixels.
public struct Image: Equatable, Sendable {
  /// Where the picture comes from.
  enum Source: Equatable, Sendable {
    case asset(String)
    case symbol(String)
    case pixels(width: Int, height: Int)
    case drawing
  }

  let source: Source
  var isDecorative = false
  var attributes: [TextAttribute] = []

  /// Where the code makes the picture.
  let place = CallPlace.here

  init(source: Source) { self.source = source }

  /// A picture of the asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }

  /// A picture of the asset catalogue that changes with a value.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    source = .asset(name)
    note(.variableValue, variableValue)
  }

  /// A picture of the asset catalogue with a description.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { source = .asset(name) }

  /// A picture of the asset catalogue that is not described.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .asset(name)
    isDecorative = true
  }

  /// A symbol of the system.
  public init(systemName: String) { source = .symbol(systemName) }

  /// A symbol of the system that changes with a value.
  public init(systemName: String, variableValue: Double?) {
    source = .symbol(systemName)
    note(.variableValue, variableValue)
  }

  /// A picture of pixels.
  @_spi(Hosting) public init(raster: any RasterImage) {
    source = .pixels(width: raster.pixelWidth, height: raster.pixelHeight)
  }

  /// The name, or the size.
  var text: String {
    switch source {
    case .asset(let name), .symbol(let name): name
    case .pixels(let width, let height): "\(width)*\(height)"
    case .drawing: "drawing"
    }
  }

  /// Whether the picture is a symbol of the system.
  var isSymbol: Bool {
    if case .symbol = source { true } else { false }
  }

  /// The picture with something said of it.
  func adding(_ name: AttributeName, _ value: String) -> Image {
    var image = self
    image.attributes.append(TextAttribute(name: name, value: value))
    return image
  }

  private mutating func note(_ name: AttributeName, _ value: Double?) {
    guard let value else { return }
    attributes.append(TextAttribute(name: name, value: value.attributeText))
  }
}

extension Image: View {
  /// Nothing: the system draws the picture.
  public typealias Body = Never

  /// Draws the picture.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    switch view.source {
    case .asset(let name):
      renderer.add(.image, text: name, place: view.place)
    case .symbol(let name):
      renderer.add(.image, text: name, place: view.place)
      renderer.note(.symbol, name)
    case .pixels(let width, let height):
      renderer.add(.image, place: view.place)
      renderer.note(.pixels, "\(width)*\(height)")
      let (area, overflow) = width.multipliedReportingOverflow(by: height)
      CurrentHost.note(
        .imageDrawn,
        amount: overflow ? .max : Int64(area),
        at: view.place,
        "\(width)*\(height) pixels"
      )
    case .drawing:
      renderer.add(.image, place: view.place)
    }
    if view.isDecorative { renderer.note(.decorative, "true") }
    var next = view.attributes.count
    while next > 0 {
      next -= 1
      renderer.note(view.attributes[next].name, view.attributes[next].value)
    }
  }
}

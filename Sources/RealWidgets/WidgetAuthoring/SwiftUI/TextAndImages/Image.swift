import Foundation
import WidgetModel

public protocol RasterImage: AnyObject, Sendable {
  var pixelWidth: Int { get }
  var pixelHeight: Int { get }
}

/// A picture: an asset, a symbol, or pixels of which only the number is known.
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case asset(String)
    case symbol(String)
    case pixels(width: Int, height: Int)
    case drawing
  }

  let source: Source
  var isDecorative = false
  var attributes: [TextAttribute] = []

  let place = CallPlace.here

  init(source: Source) { self.source = source }

  public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }

  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    source = .asset(name)
    addAttribute(.variableValue, variableValue)
  }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) { source = .asset(name) }

  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .asset(name)
    isDecorative = true
  }

  public init(systemName: String) { source = .symbol(systemName) }

  public init(systemName: String, variableValue: Double?) {
    source = .symbol(systemName)
    addAttribute(.variableValue, variableValue)
  }

  @_spi(Hosting) public init(raster: any RasterImage) {
    source = .pixels(width: raster.pixelWidth, height: raster.pixelHeight)
  }

  var text: String {
    switch source {
    case .asset(let name), .symbol(let name): name
    case .pixels(let width, let height): "\(width)*\(height)"
    case .drawing: "drawing"
    }
  }

  var isSymbol: Bool {
    if case .symbol = source { true } else { false }
  }

  func adding(_ name: AttributeName, _ value: String) -> Image {
    var image = self
    image.attributes.append(TextAttribute(name: name, value: value))
    return image
  }

  private mutating func addAttribute(_ name: AttributeName, _ value: Double?) {
    guard let value else { return }
    attributes.append(TextAttribute(name: name, value: value.attributeText))
  }
}

extension Image: View {
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {
    switch view.source {
    case .asset(let name):
      renderer.add(.image, text: name, place: view.place)
    case .symbol(let name):
      renderer.add(.image, text: name, place: view.place)
      renderer.addAttribute(.symbol, name)
    case .pixels(let width, let height):
      renderer.add(.image, place: view.place)
      renderer.addAttribute(.pixels, "\(width)*\(height)")
      // Sizes come from file headers, which may state anything.
      let (area, overflow) = width.multipliedReportingOverflow(by: height)
      CurrentHost.record(
        .imageDrawn,
        amount: overflow ? .max : Int64(area),
        at: view.place,
        "\(width)*\(height) pixels"
      )
    case .drawing:
      renderer.add(.image, place: view.place)
    }
    if view.isDecorative { renderer.addAttribute(.decorative, "true") }
    var next = view.attributes.count
    while next > 0 {
      next -= 1
      renderer.addAttribute(view.attributes[next].name, view.attributes[next].value)
    }
  }
}

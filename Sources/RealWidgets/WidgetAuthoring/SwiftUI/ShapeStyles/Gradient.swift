import Foundation

public struct Gradient: Hashable, Sendable {
  public var stops: [Stop]

  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public init(stops: [Stop]) { self.stops = stops }

  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  var text: String { stops.map(\.color.attributeText).joined(separator: ", ") }
}

extension Gradient: ShapeStyle {
  public typealias Resolved = Never

  public var attributeText: String { "gradient " + text }
}

public struct AnyGradient: Hashable, ShapeStyle, Sendable {
  let gradient: Gradient

  public init(_ gradient: Gradient) { self.gradient = gradient }

  public typealias Resolved = Never

  public var attributeText: String { "gradient " + gradient.text }
}

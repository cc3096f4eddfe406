import Foundation

/// Colours that pass into one another.
public struct Gradient: Hashable, Sendable {
  /// The colours with their places.
  public var stops: [Stop]

  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, from 0 to 1.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// Creates a gradient from stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The colours in order.
  var text: String { stops.map(\.color.attributeText).joined(separator: ", ") }
}

extension Gradient: ShapeStyle {
  /// A gradient is what it is.
  public typealias Resolved = Never

  /// What attributes say of the gradient.
  public var attributeText: String { "gradient " + text }
}

/// The gradient of a colour.
public struct AnyGradient: Hashable, ShapeStyle, Sendable {
  let gradient: Gradient

  /// Creates the gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// A gradient is what it is.
  public typealias Resolved = Never

  /// What attributes say of the gradient.
  public var attributeText: String { "gradient " + gradient.text }
}

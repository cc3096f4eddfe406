import Foundation

/// How a gauge looks.
@MainActor @preconcurrency public protocol GaugeStyle {
  /// The type of the style.
  associatedtype Body: View

  /// Makes the style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What the style is made of.
  typealias Configuration = GaugeStyleConfiguration
}

/// What a gauge's style is made of.
public struct GaugeStyleConfiguration {
  /// The value, from 0 to 1.
  public let value: Double
  /// What tells what is measured.
  public let label: Label
  /// What tells the value.
  public let currentValueLabel: CurrentValueLabel?
  /// What tells the lower bound.
  public let minimumValueLabel: MinimumValueLabel?
  /// What tells the upper bound.
  public let maximumValueLabel: MaximumValueLabel?

  /// What tells what is measured.
  public struct Label: View {
    let part: PartView

    /// Nothing: the system draws the part.
    public typealias Body = Never

    /// Draws the part.
    public static func _make(_ view: Self, _ renderer: Renderer) { view.part.make(renderer) }
  }

  /// What tells the value.
  public struct CurrentValueLabel: View {
    let part: PartView

    /// Nothing: the system draws the part.
    public typealias Body = Never

    /// Draws the part.
    public static func _make(_ view: Self, _ renderer: Renderer) { view.part.make(renderer) }
  }

  /// What tells the lower bound.
  public struct MinimumValueLabel: View {
    let part: PartView

    /// Nothing: the system draws the part.
    public typealias Body = Never

    /// Draws the part.
    public static func _make(_ view: Self, _ renderer: Renderer) { view.part.make(renderer) }
  }

  /// What tells the upper bound.
  public struct MaximumValueLabel: View {
    let part: PartView

    /// Nothing: the system draws the part.
    public typealias Body = Never

    /// Draws the part.
    public static func _make(_ view: Self, _ renderer: Renderer) { view.part.make(renderer) }
  }
}

/// A style that the code defines.
struct HostedGaugeStyle {
  let make: @MainActor (GaugeStyleConfiguration, Renderer) -> Void
}

enum GaugeStyleKey: EnvironmentKey {
  static var defaultValue: HostedGaugeStyle? { nil }
}

/// A style that the system knows, which shows as an attribute.
protocol SystemGaugeStyle {
  /// The name as code spells it.
  var text: String { get }
}

extension View {
  /// Sets how a gauge looks.
  public nonisolated func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    if let known = style as? any SystemGaugeStyle {
      return attributed(.gaugeStyle, known.text) { $0[GaugeStyleKey.self] = nil }
    }
    nonisolated(unsafe) let style = style
    return attributed(.gaugeStyle, String(describing: Style.self)) {
      $0[GaugeStyleKey.self] = HostedGaugeStyle { configuration, renderer in
        guard renderer.enterBody() else { return }
        Style.Body._make(style.makeBody(configuration: configuration), renderer)
        renderer.bodyDepth -= 1
      }
    }
  }
}

/// The style that fits the place.
public struct DefaultGaugeStyle: GaugeStyle, SystemGaugeStyle {
  let text: String

  /// Creates the style.
  public nonisolated init() { text = "automatic" }

  nonisolated init(text: String) { self.text = text }

  /// The plain parts; the system draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The style that fits the place.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle(text: "automatic") }
}

/// A bar that fills.
public struct LinearCapacityGaugeStyle: GaugeStyle, SystemGaugeStyle {
  let text: String

  /// Creates the style.
  public nonisolated init() { text = "linearCapacity" }

  nonisolated init(text: String) { self.text = text }

  /// The plain parts; the system draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills.
  public static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle(text: "linearCapacity")
  }
}

/// A bar with a mark.
public struct AccessoryLinearGaugeStyle: GaugeStyle, SystemGaugeStyle {
  let text: String

  /// Creates the style.
  public nonisolated init() { text = "accessoryLinear" }

  nonisolated init(text: String) { self.text = text }

  /// The plain parts; the system draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark.
  public static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle(text: "accessoryLinear")
  }
}

/// A bar that fills, with labels.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, SystemGaugeStyle {
  let text: String

  /// Creates the style.
  public nonisolated init() { text = "accessoryLinearCapacity" }

  nonisolated init(text: String) { self.text = text }

  /// The plain parts; the system draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that fills, with labels.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle(text: "accessoryLinearCapacity")
  }
}

/// An open ring with a mark.
public struct AccessoryCircularGaugeStyle: GaugeStyle, SystemGaugeStyle {
  let text: String

  /// Creates the style.
  public nonisolated init() { text = "accessoryCircular" }

  nonisolated init(text: String) { self.text = text }

  /// The plain parts; the system draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle(text: "accessoryCircular")
  }
}

/// A closed ring that fills.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, SystemGaugeStyle {
  let text: String

  /// Creates the style.
  public nonisolated init() { text = "accessoryCircularCapacity" }

  nonisolated init(text: String) { self.text = text }

  /// The plain parts; the system draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring that fills.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle(text: "accessoryCircularCapacity")
  }
}

/// A bar.
public struct LinearGaugeStyle: GaugeStyle, SystemGaugeStyle {
  let text: String

  /// Creates the style.
  public nonisolated init() { text = "linear" }

  nonisolated init(text: String) { self.text = text }

  /// The plain parts; the system draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == LinearGaugeStyle {
  /// A bar.
  public static var linear: LinearGaugeStyle { LinearGaugeStyle(text: "linear") }
}

/// A ring.
public struct CircularGaugeStyle: GaugeStyle, SystemGaugeStyle {
  let text: String

  /// Creates the style.
  public nonisolated init() { text = "circular" }

  nonisolated init(text: String) { self.text = text }

  /// The plain parts; the system draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == CircularGaugeStyle {
  /// A ring.
  public static var circular: CircularGaugeStyle { CircularGaugeStyle(text: "circular") }
}

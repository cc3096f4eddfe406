import Foundation

@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  typealias Configuration = GaugeStyleConfiguration
}

public struct GaugeStyleConfiguration {
  /// The value, from 0 to 1.
  public let value: Double
  public let label: Label
  public let currentValueLabel: CurrentValueLabel?
  public let minimumValueLabel: MinimumValueLabel?
  public let maximumValueLabel: MaximumValueLabel?

  public struct Label: View {
    let part: PartView

    public typealias Body = Never

    public static func _make(_ view: Self, _ renderer: Renderer) { view.part.make(renderer) }
  }

  public struct CurrentValueLabel: View {
    let part: PartView

    public typealias Body = Never

    public static func _make(_ view: Self, _ renderer: Renderer) { view.part.make(renderer) }
  }

  public struct MinimumValueLabel: View {
    let part: PartView

    public typealias Body = Never

    public static func _make(_ view: Self, _ renderer: Renderer) { view.part.make(renderer) }
  }

  public struct MaximumValueLabel: View {
    let part: PartView

    public typealias Body = Never

    public static func _make(_ view: Self, _ renderer: Renderer) { view.part.make(renderer) }
  }
}

struct HostedGaugeStyle {
  let make: @MainActor (GaugeStyleConfiguration, Renderer) -> Void
}

enum GaugeStyleKey: EnvironmentKey {
  static var defaultValue: HostedGaugeStyle? { nil }
}

protocol SystemGaugeStyle {
  var text: String { get }
}

extension View {
  public nonisolated func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    if let known = style as? any SystemGaugeStyle {
      return attributed(.gaugeStyle, known.text) { $0[GaugeStyleKey.self] = nil }
    }
    // The style never leaves the thread that draws it.
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

public struct DefaultGaugeStyle: GaugeStyle, SystemGaugeStyle {
  let text: String

  public nonisolated init() { text = "automatic" }

  nonisolated init(text: String) { self.text = text }

  /// The label alone, because the system draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle(text: "automatic") }
}

public struct LinearCapacityGaugeStyle: GaugeStyle, SystemGaugeStyle {
  let text: String

  public nonisolated init() { text = "linearCapacity" }

  nonisolated init(text: String) { self.text = text }

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle(text: "linearCapacity")
  }
}

public struct AccessoryLinearGaugeStyle: GaugeStyle, SystemGaugeStyle {
  let text: String

  public nonisolated init() { text = "accessoryLinear" }

  nonisolated init(text: String) { self.text = text }

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle(text: "accessoryLinear")
  }
}

public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, SystemGaugeStyle {
  let text: String

  public nonisolated init() { text = "accessoryLinearCapacity" }

  nonisolated init(text: String) { self.text = text }

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle(text: "accessoryLinearCapacity")
  }
}

public struct AccessoryCircularGaugeStyle: GaugeStyle, SystemGaugeStyle {
  let text: String

  public nonisolated init() { text = "accessoryCircular" }

  nonisolated init(text: String) { self.text = text }

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle(text: "accessoryCircular")
  }
}

public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, SystemGaugeStyle {
  let text: String

  public nonisolated init() { text = "accessoryCircularCapacity" }

  nonisolated init(text: String) { self.text = text }

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle(text: "accessoryCircularCapacity")
  }
}

public struct LinearGaugeStyle: GaugeStyle, SystemGaugeStyle {
  let text: String

  public nonisolated init() { text = "linear" }

  nonisolated init(text: String) { self.text = text }

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == LinearGaugeStyle {
  public static var linear: LinearGaugeStyle { LinearGaugeStyle(text: "linear") }
}

public struct CircularGaugeStyle: GaugeStyle, SystemGaugeStyle {
  let text: String

  public nonisolated init() { text = "circular" }

  nonisolated init(text: String) { self.text = text }

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == CircularGaugeStyle {
  public static var circular: CircularGaugeStyle { CircularGaugeStyle(text: "circular") }
}

import WidgetModel

/// The size and shape of a widget.
@preconcurrency public enum WidgetFamily: Int, CaseIterable, Hashable, Codable, Sendable {
  /// A square of four icons.
  case systemSmall
  /// Two squares side by side.
  case systemMedium
  /// Four squares.
  case systemLarge
  /// Eight squares.
  case systemExtraLarge
  /// A circle on the Lock Screen.
  case accessoryCircular
  /// A rectangle on the Lock Screen.
  case accessoryRectangular
  /// One line above the clock.
  case accessoryInline
  /// A corner of a watch face.
  case accessoryCorner
  /// Eight squares, upright.
  case systemExtraLargePortrait
}

extension WidgetFamily: CustomStringConvertible, CustomDebugStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    case .accessoryCorner: "accessoryCorner"
    case .systemExtraLargePortrait: "systemExtraLargePortrait"
    }
  }

  /// The name of the case.
  public var debugDescription: String { description }
}

extension WidgetFamily {
  /// The family as the model names it, `nil` for those that await their profiles.
  @_spi(Hosting) public var model: Family? { Family(rawValue: description) }

  /// The family that the model names.
  @_spi(Hosting) public init(_ family: Family) {
    switch family {
    case .systemSmall: self = .systemSmall
    case .systemMedium: self = .systemMedium
    case .systemLarge: self = .systemLarge
    case .systemExtraLarge: self = .systemExtraLarge
    case .accessoryCircular: self = .accessoryCircular
    case .accessoryRectangular: self = .accessoryRectangular
    case .accessoryInline: self = .accessoryInline
    }
  }
}

extension IntentWidgetFamily {
  init(_ family: Family) {
    switch family {
    case .systemSmall: self = .systemSmall
    case .systemMedium: self = .systemMedium
    case .systemLarge: self = .systemLarge
    case .systemExtraLarge: self = .systemExtraLarge
    case .accessoryCircular: self = .accessoryCircular
    case .accessoryRectangular: self = .accessoryRectangular
    case .accessoryInline: self = .accessoryInline
    }
  }
}

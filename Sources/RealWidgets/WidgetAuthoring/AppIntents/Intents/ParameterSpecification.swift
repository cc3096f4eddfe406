import Foundation

/// What the declaration of a parameter says.
struct ParameterSpecification {
  /// The name that people read.
  var title: LocalizedStringResource?
  /// The explanation below it.
  var description: LocalizedStringResource?
  /// The default of a type without an optional around it.
  var defaultValue: Any?
  /// What the system asks when the value is missing.
  var requestValueDialog: IntentDialog?
  /// Who offers the values.
  var optionsProvider: (any DynamicOptionsProvider)?
  /// The values of an enumeration that a person can choose, `nil` for all.
  var supportedValues: [Any]?
  /// The smallest and largest number.
  var range: ClosedRange<Double>?
  /// How many elements an array may have in each family.
  var sizes: [IntentWidgetFamily: IntentCollectionSize] = [:]
  /// How many elements an array may have in families that ``sizes`` does not name.
  var size: IntentCollectionSize?
}

/// How many elements an array may have.
///
/// Source: AI-10.
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The fewest.
  public let min: Int
  /// The most.
  public let max: Int

  /// As many as this.
  public init(exactly: Int) { self.init(min: exactly, max: exactly) }

  /// From so many to so many.
  public init(min: Int, max: Int) {
    self.min = min
    self.max = max
  }

  /// As many as the literal says.
  public init(integerLiteral value: Int) { self.init(exactly: value) }
}

/// A widget family, as intents name it.
public enum IntentWidgetFamily: Hashable, Sendable, CaseIterable {
  /// A square of four icons.
  case systemSmall
  /// Two squares side by side.
  case systemMedium
  /// Four squares.
  case systemLarge
  /// Eight squares.
  case systemExtraLarge
  /// Eight squares, upright.
  case systemExtraLargePortrait
  /// A circle on the Lock Screen.
  case accessoryCircular
  /// A rectangle on the Lock Screen.
  case accessoryRectangular
  /// One line above the clock.
  case accessoryInline
  /// A corner of a watch face.
  case accessoryCorner
}

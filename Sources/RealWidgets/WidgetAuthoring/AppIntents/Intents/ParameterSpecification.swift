import Foundation

struct ParameterSpecification {
  var title: LocalizedStringResource?
  var description: LocalizedStringResource?
  var defaultValue: Any?
  var requestValueDialog: IntentDialog?
  var optionsProvider: (any DynamicOptionsProvider)?
  /// The enumeration values that a person can choose; `nil` for all.
  var supportedValues: [Any]?
  var range: ClosedRange<Double>?
  var sizes: [IntentWidgetFamily: IntentCollectionSize] = [:]
  /// The size of an array in families that ``sizes`` does not name.
  var size: IntentCollectionSize?
}

/// The allowed number of array elements (AI-10).
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral {
  public let min: Int
  public let max: Int

  public init(exactly: Int) { self.init(min: exactly, max: exactly) }

  public init(min: Int, max: Int) {
    self.min = min
    self.max = max
  }

  public init(integerLiteral value: Int) { self.init(exactly: value) }
}

public enum IntentWidgetFamily: Hashable, Sendable, CaseIterable {
  case systemSmall
  case systemMedium
  case systemLarge
  case systemExtraLarge
  case systemExtraLargePortrait
  case accessoryCircular
  case accessoryRectangular
  case accessoryInline
  case accessoryCorner
}

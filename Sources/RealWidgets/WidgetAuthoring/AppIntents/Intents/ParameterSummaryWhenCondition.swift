import Foundation

/// Compares for being the same.
public enum EquatableComparisonOperator: Hashable, Sendable {
  /// The same.
  case equalTo
  /// Not the same.
  case notEqualTo
}

/// Compares with a list.
public enum OneOfComparisonOperator: Hashable, Sendable {
  /// In the list.
  case oneOf
}

/// Asks whether there is a value.
public enum HasValueComparisonOperator: Hashable, Sendable {
  /// There is one.
  case hasAnyValue
  /// There is none.
  case hasNoValue
}

/// Compares by size.
public enum ComparableComparisonOperator: Hashable, Sendable {
  /// Below.
  case lessThan
  /// Below or the same.
  case lessThanOrEqualTo
  /// Above.
  case greaterThan
  /// Above or the same.
  case greaterThanOrEqualTo
}

/// Compares texts.
public enum StringComparisonOperator: Hashable, Sendable {
  /// Has the text in it.
  case contains
  /// Begins with the text.
  case hasPrefix
  /// Ends with the text.
  case hasSuffix
}

/// One summary when a condition holds, another when it does not.
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent,
  WhenCondition: ParameterSummary,
  Otherwise: ParameterSummary
>: ParameterSummary, ShowingParameters {
  private let holds: (Intent, IntentWidgetFamily?) -> Bool
  private let when: WhenCondition
  private let otherwise: Otherwise

  init(
    when: WhenCondition,
    otherwise: Otherwise,
    holds: @escaping (Intent, IntentWidgetFamily?) -> Bool
  ) {
    self.holds = holds
    self.when = when
    self.otherwise = otherwise
  }

  func parametersShown(of intent: Any, in family: IntentWidgetFamily?) -> [AnyObject]? {
    guard let value = intent as? Intent else { return nil }
    let chosen: any ParameterSummary = holds(value, family) ? when : otherwise
    return (chosen as? any ShowingParameters)?.parametersShown(of: intent, in: family)
  }
}

import Foundation

public enum EquatableComparisonOperator: Hashable, Sendable {
  case equalTo
  case notEqualTo
}

public enum OneOfComparisonOperator: Hashable, Sendable {
  case oneOf
}

public enum HasValueComparisonOperator: Hashable, Sendable {
  case hasAnyValue
  case hasNoValue
}

public enum ComparableComparisonOperator: Hashable, Sendable {
  case lessThan
  case lessThanOrEqualTo
  case greaterThan
  case greaterThanOrEqualTo
}

public enum StringComparisonOperator: Hashable, Sendable {
  case contains
  case hasPrefix
  case hasSuffix
}

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

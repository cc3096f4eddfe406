import Foundation

public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value, Content: ParameterSummary>:
  ParameterSummary, ShowingParameters
{
  private let value: (Intent, IntentWidgetFamily?) -> Value?
  private let content: Content

  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ content: () -> Content
  ) where Value: _IntentValue {
    value = { intent, _ in intent[keyPath: keyPath].valueIfAny }
    self.content = content()
  }

  public init(
    _ family: WidgetFamilySwitch,
    @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ content: () -> Content
  ) where Value == IntentWidgetFamily {
    value = { _, family in family }
    self.content = content()
  }

  func parametersShown(of intent: Any, in family: IntentWidgetFamily?) -> [AnyObject]? {
    guard let typed = intent as? Intent else { return nil }
    let cases = (content as? any ParameterSummaryCases)?.cases ?? [content]
    let subject = value(typed, family).map { $0 as Any }
    // As in a Swift `switch`, the first matching case wins.
    for part in cases {
      guard let part = part as? any ParameterSummaryCase, part.matches(subject) else { continue }
      return (part.content as? any ShowingParameters)?.parametersShown(of: intent, in: family)
    }
    return nil
  }
}

public struct WidgetFamilySwitch: Sendable {
  public static let widgetFamily = WidgetFamilySwitch()
}

protocol ParameterSummaryCase {
  var content: any ParameterSummary { get }
  func matches(_ value: Any?) -> Bool
}

protocol ParameterSummaryCases {
  var cases: [any ParameterSummary] { get }
}

public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value, Content: ParameterSummary>:
  ParameterSummary, ParameterSummaryCase
{
  private let isMatch: (Value) -> Bool
  let content: any ParameterSummary

  public init(
    _ value: Value,
    @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) where Value: Equatable {
    isMatch = { $0 == value }
    self.content = content()
  }

  public init(
    _ values: [Value],
    @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) where Value: Equatable {
    isMatch = { values.contains($0) }
    self.content = content()
  }

  func matches(_ value: Any?) -> Bool { (value as? Value).map(isMatch) ?? false }
}

public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Content: ParameterSummary>:
  ParameterSummary, ParameterSummaryCase
{
  let content: any ParameterSummary

  public init(@ParameterSummaryBuilder<Intent> _ content: () -> Content) {
    self.content = content()
  }

  func matches(_ value: Any?) -> Bool { true }
}

public struct ParameterSummaryCaseList: ParameterSummary, ParameterSummaryCases {
  let cases: [any ParameterSummary]
}

@resultBuilder public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
  public static func buildExpression<C: ParameterSummary>(
    _ part: ParameterSummaryCaseCondition<Intent, Value, C>
  ) -> ParameterSummaryCaseCondition<Intent, Value, C> { part }

  public static func buildExpression<C: ParameterSummary>(
    _ part: ParameterSummaryDefaultCaseCondition<Intent, C>
  ) -> ParameterSummaryDefaultCaseCondition<Intent, C> { part }

  public static func buildBlock<each C: ParameterSummary>(
    _ parts: repeat each C
  ) -> ParameterSummaryCaseList {
    var cases: [any ParameterSummary] = []
    for part in repeat each parts { cases.append(part) }
    return ParameterSummaryCaseList(cases: cases)
  }
}

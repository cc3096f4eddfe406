import Foundation

/// One of several summaries, by a parameter's value or by the widget's family.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value, Content: ParameterSummary>:
  ParameterSummary, ShowingParameters
{
  private let value: (Intent, IntentWidgetFamily?) -> Value?
  private let content: Content

  /// Chooses by a parameter's value.
  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ content: () -> Content
  ) where Value: _IntentValue {
    value = { intent, _ in intent[keyPath: keyPath].valueIfAny }
    self.content = content()
  }

  /// Chooses by the widget's family.
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
    for part in cases {
      guard let part = part as? any ParameterSummaryCase, part.matches(subject) else { continue }
      return (part.content as? any ShowingParameters)?.parametersShown(of: intent, in: family)
    }
    return nil
  }
}

/// The family as the subject of a `Switch`.
public struct WidgetFamilySwitch: Sendable {
  /// The widget's family.
  public static let widgetFamily = WidgetFamilySwitch()
}

/// A case of a `Switch`.
protocol ParameterSummaryCase {
  /// What the case shows.
  var content: any ParameterSummary { get }
  /// Whether the case holds for a value.
  func matches(_ value: Any?) -> Bool
}

/// The cases of a `Switch`.
protocol ParameterSummaryCases {
  /// The cases in order.
  var cases: [any ParameterSummary] { get }
}

/// A case of a `Switch` with its values.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value, Content: ParameterSummary>:
  ParameterSummary, ParameterSummaryCase
{
  private let isMatch: (Value) -> Bool
  let content: any ParameterSummary

  /// Holds for a value.
  public init(
    _ value: Value,
    @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) where Value: Equatable {
    isMatch = { $0 == value }
    self.content = content()
  }

  /// Holds for several values.
  public init(
    _ values: [Value],
    @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) where Value: Equatable {
    isMatch = { values.contains($0) }
    self.content = content()
  }

  func matches(_ value: Any?) -> Bool { (value as? Value).map(isMatch) ?? false }
}

/// The case of a `Switch` that holds when no other does.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Content: ParameterSummary>:
  ParameterSummary, ParameterSummaryCase
{
  let content: any ParameterSummary

  /// Holds for every value.
  public init(@ParameterSummaryBuilder<Intent> _ content: () -> Content) {
    self.content = content()
  }

  func matches(_ value: Any?) -> Bool { true }
}

/// Several cases of a `Switch`.
public struct ParameterSummaryCaseList: ParameterSummary, ParameterSummaryCases {
  let cases: [any ParameterSummary]
}

/// Lists the cases of a `Switch`.
@resultBuilder public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
  /// A case with values.
  public static func buildExpression<C: ParameterSummary>(
    _ part: ParameterSummaryCaseCondition<Intent, Value, C>
  ) -> ParameterSummaryCaseCondition<Intent, Value, C> { part }

  /// The case that holds when no other does.
  public static func buildExpression<C: ParameterSummary>(
    _ part: ParameterSummaryDefaultCaseCondition<Intent, C>
  ) -> ParameterSummaryDefaultCaseCondition<Intent, C> { part }

  /// The cases of a block.
  public static func buildBlock<each C: ParameterSummary>(
    _ parts: repeat each C
  ) -> ParameterSummaryCaseList {
    var cases: [any ParameterSummary] = []
    for part in repeat each parts { cases.append(part) }
    return ParameterSummaryCaseList(cases: cases)
  }
}

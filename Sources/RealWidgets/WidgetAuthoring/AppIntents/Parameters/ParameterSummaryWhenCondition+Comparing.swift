import Foundation

extension ParameterSummaryWhenCondition {
  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    _ comparisonOperator: HasValueComparisonOperator,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(when: when(), otherwise: otherwise()) { intent, _ in
      intent[keyPath: keyPath].hasAnswer == (comparisonOperator == .hasAnyValue)
    }
  }

  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    _ comparisonOperator: EquatableComparisonOperator,
    _ value: Value,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value: Equatable {
    self.init(when: when(), otherwise: otherwise()) { intent, _ in
      (intent[keyPath: keyPath].valueIfAny == value) == (comparisonOperator == .equalTo)
    }
  }

  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    _ comparisonOperator: OneOfComparisonOperator,
    _ values: [Value],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value: Equatable {
    self.init(when: when(), otherwise: otherwise()) { intent, _ in
      intent[keyPath: keyPath].valueIfAny.map { values.contains($0) } ?? false
    }
  }

  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    _ comparisonOperator: ComparableComparisonOperator,
    _ value: Value,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value: Comparable {
    self.init(when: when(), otherwise: otherwise()) { intent, _ in
      guard let found = intent[keyPath: keyPath].valueIfAny else { return false }
      return switch comparisonOperator {
      case .lessThan: found < value
      case .lessThanOrEqualTo: found <= value
      case .greaterThan: found > value
      case .greaterThanOrEqualTo: found >= value
      }
    }
  }

  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<String>>,
    _ comparisonOperator: StringComparisonOperator,
    _ value: String,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(when: when(), otherwise: otherwise()) { intent, _ in
      guard let found = intent[keyPath: keyPath].valueIfAny else { return false }
      return switch comparisonOperator {
      case .contains: found.contains(value)
      case .hasPrefix: found.hasPrefix(value)
      case .hasSuffix: found.hasSuffix(value)
      }
    }
  }

  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    _ comparisonOperator: EquatableComparisonOperator,
    identifier value: Value.ID,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value: AppEntity {
    self.init(when: when(), otherwise: otherwise()) { intent, _ in
      (intent[keyPath: keyPath].valueIfAny?.id == value) == (comparisonOperator == .equalTo)
    }
  }

  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    _ comparisonOperator: OneOfComparisonOperator,
    identifiers values: [Value.ID],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value: AppEntity {
    self.init(when: when(), otherwise: otherwise()) { intent, _ in
      intent[keyPath: keyPath].valueIfAny.map { values.contains($0.id) } ?? false
    }
  }

  public init(
    widgetFamily comparisonOperator: EquatableComparisonOperator,
    _ value: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(when: when(), otherwise: otherwise()) { _, family in
      (family == value) == (comparisonOperator == .equalTo)
    }
  }

  public init(
    widgetFamily comparisonOperator: OneOfComparisonOperator,
    _ values: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(when: when(), otherwise: otherwise()) { _, family in
      family.map { values.contains($0) } ?? false
    }
  }
}

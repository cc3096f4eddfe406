import Foundation

extension IntentParameter where Value.ValueType == Int {
  /// How a person enters the number.
  public enum IntControlStyle: Hashable, Sendable {
    /// A field.
    case field
    /// A field with buttons.
    case stepper
  }

  /// Declares a number with a control of its own.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: IntControlStyle,
    inclusiveRange: (Int, Int)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    let range = inclusiveRange.map { Double($0.0)...Double($0.1) }
    self.init(title, description, defaultValue, requestValueDialog, in: range)
  }

  /// Declares a number in a range.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inclusiveRange: (Int, Int),
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    let range = Double(inclusiveRange.0)...Double(inclusiveRange.1)
    self.init(title, description, defaultValue, requestValueDialog, in: range)
  }

  /// Declares a number that a provider offers.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: IntControlStyle,
    inclusiveRange: (Int, Int)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) {
    let range = inclusiveRange.map { Double($0.0)...Double($0.1) }
    self.init(title, description, defaultValue, requestValueDialog, optionsProvider, in: range)
  }
}

extension IntentParameter where Value.ValueType == Double {
  /// How a person enters the number.
  public enum DoubleControlStyle: Hashable, Sendable {
    /// A field.
    case field
    /// A slider.
    case slider
  }

  /// Declares a number with a control of its own.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: DoubleControlStyle,
    inclusiveRange: (Double, Double)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    let range = inclusiveRange.map { $0.0...$0.1 }
    self.init(title, description, defaultValue, requestValueDialog, in: range)
  }

  /// Declares a number in a range.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inclusiveRange: (Double, Double),
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    let range = inclusiveRange.0...inclusiveRange.1
    self.init(title, description, defaultValue, requestValueDialog, in: range)
  }

  /// Declares a number that a provider offers.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: DoubleControlStyle,
    inclusiveRange: (Double, Double)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) {
    let range = inclusiveRange.map { $0.0...$0.1 }
    self.init(title, description, defaultValue, requestValueDialog, optionsProvider, in: range)
  }
}

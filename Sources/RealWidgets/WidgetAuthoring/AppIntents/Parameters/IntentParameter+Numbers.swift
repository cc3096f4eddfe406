import Foundation

extension IntentParameter where Value.ValueType == Int {
  public enum IntControlStyle: Hashable, Sendable {
    case field
    case stepper
  }

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
  public enum DoubleControlStyle: Hashable, Sendable {
    case field
    case slider
  }

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

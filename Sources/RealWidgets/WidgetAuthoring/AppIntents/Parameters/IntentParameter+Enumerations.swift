import Foundation

extension IntentParameter where Value.ValueType: AppEnum {
  /// Declares a choice from some of the cases.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Value.ValueType]
  ) {
    self.init(title, description, defaultValue, requestValueDialog, among: supportedValues)
  }

  /// Declares a choice from some of the cases that is named like its property.
  public convenience init(
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Value.ValueType]
  ) {
    self.init(nil, description, defaultValue, requestValueDialog, among: supportedValues)
  }
}

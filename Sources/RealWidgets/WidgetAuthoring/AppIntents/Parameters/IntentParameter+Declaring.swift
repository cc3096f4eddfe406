import Foundation

extension IntentParameter {
  /// What every declaration of a parameter comes to, whatever type the parameter has.
  convenience init(
    _ title: LocalizedStringResource?,
    _ description: LocalizedStringResource?,
    _ defaultValue: Value.UnwrappedType?,
    _ requestValueDialog: IntentDialog?,
    _ optionsProvider: (any DynamicOptionsProvider)? = nil,
    among supportedValues: [Any]? = nil,
    in range: ClosedRange<Double>? = nil,
    size: IntentCollectionSize? = nil,
    sizes: [IntentWidgetFamily: IntentCollectionSize] = [:]
  ) {
    self.init(
      ParameterSpecification(
        title: title,
        description: description,
        defaultValue: defaultValue,
        requestValueDialog: requestValueDialog,
        optionsProvider: optionsProvider,
        supportedValues: supportedValues,
        range: range,
        sizes: sizes,
        size: size
      )
    )
  }

  /// Declares a parameter.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue, requestValueDialog)
  }

  /// Declares a parameter that is named like its property.
  public convenience init(
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(nil, description, defaultValue, requestValueDialog)
  }

  /// Declares a parameter whose values a provider offers.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) {
    self.init(title, description, defaultValue, requestValueDialog, optionsProvider)
  }

  /// Declares a parameter whose entities a query finds.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    query: Query,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue, requestValueDialog, query)
  }

  /// Declares an array with a number of elements.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue, requestValueDialog, size: size)
  }

  /// Declares an array with a number of elements for each family.
  ///
  /// Source: AI-10.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue, requestValueDialog, sizes: size)
  }

  /// Declares an array with a number of elements that a provider offers.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) {
    self.init(title, description, defaultValue, requestValueDialog, optionsProvider, size: size)
  }

  /// Declares an array with a number of elements for each family, offered by a provider.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) {
    self.init(title, description, defaultValue, requestValueDialog, optionsProvider, sizes: size)
  }
}

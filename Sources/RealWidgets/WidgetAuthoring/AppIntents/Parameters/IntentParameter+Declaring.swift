import Foundation

extension IntentParameter {
  /// Declares a parameter.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterSpecification(
        title: title,
        description: description,
        defaultValue: defaultValue,
        requestValueDialog: requestValueDialog
      )
    )
  }

  /// Declares a parameter that is named like its property.
  public convenience init(
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterSpecification(
        description: description,
        defaultValue: defaultValue,
        requestValueDialog: requestValueDialog
      )
    )
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
    self.init(
      ParameterSpecification(
        title: title,
        description: description,
        defaultValue: defaultValue,
        requestValueDialog: requestValueDialog,
        optionsProvider: optionsProvider
      )
    )
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
    self.init(
      ParameterSpecification(
        title: title,
        description: description,
        defaultValue: defaultValue,
        requestValueDialog: requestValueDialog,
        optionsProvider: query
      )
    )
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
    self.init(
      ParameterSpecification(
        title: title,
        description: description,
        defaultValue: defaultValue,
        requestValueDialog: requestValueDialog,
        size: size
      )
    )
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
    self.init(
      ParameterSpecification(
        title: title,
        description: description,
        defaultValue: defaultValue,
        requestValueDialog: requestValueDialog,
        sizes: size
      )
    )
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
    self.init(
      ParameterSpecification(
        title: title,
        description: description,
        defaultValue: defaultValue,
        requestValueDialog: requestValueDialog,
        optionsProvider: optionsProvider,
        size: size
      )
    )
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
    self.init(
      ParameterSpecification(
        title: title,
        description: description,
        defaultValue: defaultValue,
        requestValueDialog: requestValueDialog,
        optionsProvider: optionsProvider,
        sizes: size
      )
    )
  }
}

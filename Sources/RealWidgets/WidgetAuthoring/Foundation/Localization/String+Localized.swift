import Foundation

extension String {
  /// Looks up a resource.
  public init(localized resource: LocalizedStringResource) {
    let format = resource.bundle.bundle.localizedString(
      forKey: resource.key,
      value: resource.defaultValue.key,
      table: resource.table
    )
    self = resource.defaultValue.filled(into: format, locale: resource.locale)
  }

  /// Looks up a resource with options.
  public init(
    localized resource: LocalizedStringResource,
    options: String.LocalizationOptions
  ) {
    self.init(localized: resource)
  }

  /// Looks up a text that is its own key.
  public init(
    localized keyAndValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(
        keyAndValue,
        table: table,
        locale: locale,
        bundle: .description(of: bundle)
      )
    )
  }

  /// Looks up a key with a default text apart from it.
  public init(
    localized key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(
        key,
        defaultValue: defaultValue,
        table: table,
        locale: locale,
        bundle: .description(of: bundle)
      )
    )
  }

  /// Looks up a text that is its own key, with options.
  public init(
    localized keyAndValue: String.LocalizationValue,
    options: String.LocalizationOptions,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.init(localized: keyAndValue, table: table, bundle: bundle, locale: locale)
  }

  /// Choices of a look-up.
  public struct LocalizationOptions: Sendable {
    /// Values for the placeholders of a text without values of its own.
    public var replacements: [any CVarArg & Sendable]?

    /// Creates the default choices.
    public init() {}
  }
}

extension LocalizedStringResource.BundleDescription {
  /// The description of a bundle, the main one for `nil`.
  static func description(of bundle: Bundle?) -> Self {
    guard let bundle, bundle != .main else { return .main }
    return .atURL(bundle.bundleURL)
  }
}

import Foundation

extension String {
  public init(localized resource: LocalizedStringResource) {
    let format = resource.bundle.bundle.localizedString(
      forKey: resource.key,
      value: resource.defaultValue.key,
      table: resource.table
    )
    self = resource.defaultValue.filled(into: format, locale: resource.locale)
  }

  public init(
    localized resource: LocalizedStringResource,
    options: String.LocalizationOptions
  ) {
    self.init(localized: resource)
  }

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

  public struct LocalizationOptions: Sendable {
    public var replacements: [any CVarArg & Sendable]?

    public init() {}
  }
}

extension LocalizedStringResource.BundleDescription {
  static func description(of bundle: Bundle?) -> Self {
    guard let bundle, bundle != .main else { return .main }
    return .atURL(bundle.bundleURL)
  }
}

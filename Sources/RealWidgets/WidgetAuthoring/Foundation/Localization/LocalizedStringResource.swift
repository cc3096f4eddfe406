import Foundation

public struct LocalizedStringResource: Hashable, Codable, Sendable,
  ExpressibleByStringInterpolation, CustomLocalizedStringResourceConvertible
{
  public let key: String

  public let defaultValue: String.LocalizationValue

  public let table: String?

  public var locale: Locale

  public var bundle: BundleDescription

  public init(
    _ keyAndValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key,
      value: keyAndValue,
      table: table,
      locale: locale,
      bundle: bundle
    )
  }

  public init(
    _ key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.init(
      key: "\(key)",
      value: defaultValue,
      table: table,
      locale: locale,
      bundle: bundle
    )
  }

  public init(
    _ keyAndValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: Bundle,
    comment: StaticString? = nil
  ) {
    self.init(keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL))
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  public var localizedStringResource: LocalizedStringResource { self }

  private init(
    key: String,
    value: String.LocalizationValue,
    table: String?,
    locale: Locale,
    bundle: BundleDescription
  ) {
    self.key = key
    self.defaultValue = value
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }
}

public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

import Foundation

/// A text to look up later, perhaps in another process, in the language set then.
public struct LocalizedStringResource: Hashable, Codable, Sendable,
  ExpressibleByStringInterpolation, CustomLocalizedStringResourceConvertible
{
  /// The key under which tables hold the translation.
  public let key: String

  /// The text where no table has the key, with its interpolated values.
  public let defaultValue: String.LocalizationValue

  /// The table's name, `nil` for `Localizable`.
  public let table: String?

  /// The locale that chooses the language and writes the numbers.
  public var locale: Locale

  /// Where the table is.
  public var bundle: BundleDescription

  /// Creates a resource whose key and default text are the same.
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

  /// Creates a resource with a key apart from its default text.
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

  /// Creates a resource that looks in a loaded bundle.
  public init(
    _ keyAndValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: Bundle,
    comment: StaticString? = nil
  ) {
    self.init(keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL))
  }

  /// Creates a resource from a literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a resource from an interpolated literal.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The resource itself.
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

/// A type that has a localized text.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text to look up.
  var localizedStringResource: LocalizedStringResource { get }
}

import Foundation

/// What the system says to a person.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  /// The pieces of an interpolated literal.
  public typealias StringInterpolation = LocalizedStringResource.StringInterpolation

  /// What is said where nothing is shown.
  public let full: LocalizedStringResource
  /// What is said beside something shown.
  public let supporting: LocalizedStringResource

  /// Says one thing everywhere.
  public init(_ content: LocalizedStringResource) {
    self.init(full: content, supporting: content)
  }

  /// Says more where nothing is shown.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
    self.supporting = supporting
  }

  /// Says more where nothing is shown, with a picture.
  public init(
    full: LocalizedStringResource,
    supporting: LocalizedStringResource,
    systemImageName: String
  ) {
    self.init(full: full, supporting: supporting)
  }

  /// Says a literal.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// Says an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// What an intent does, for people who browse.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  /// The pieces of an interpolated literal.
  public typealias StringInterpolation = LocalizedStringResource.StringInterpolation

  /// The description.
  public let descriptionText: LocalizedStringResource
  /// The group under which the intent is listed.
  public let categoryName: LocalizedStringResource?
  /// The words under which the intent is found.
  public let searchKeywords: [LocalizedStringResource]
  /// What the result is called.
  public let resultValueName: LocalizedStringResource?

  /// Creates a description.
  public init(
    _ descriptionText: LocalizedStringResource,
    categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [],
    resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }

  /// Creates a description from a literal.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// Creates a description from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

import Foundation

/// How a value reads in a list: title, subtitle, image.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  /// The pieces of an interpolated literal.
  public typealias StringInterpolation = LocalizedStringResource.StringInterpolation

  /// The first line.
  public var title: LocalizedStringResource
  /// The second line.
  public var subtitle: LocalizedStringResource?
  /// The picture.
  public var image: Image?
  /// Other words for the value.
  public var synonyms: [LocalizedStringResource] = []
  /// The description that accessibility and Siri use.
  public var descriptionText: LocalizedStringResource?

  /// Creates a representation.
  public init(
    title: LocalizedStringResource,
    subtitle: LocalizedStringResource? = nil,
    image: Image? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// Creates a representation with other words for it.
  public init(
    title: LocalizedStringResource,
    subtitle: LocalizedStringResource? = nil,
    image: Image? = nil,
    synonyms: [LocalizedStringResource]
  ) {
    self.init(title: title, subtitle: subtitle, image: image)
    self.synonyms = synonyms
  }

  /// Creates a representation with a description.
  public init(
    title: LocalizedStringResource,
    subtitle: LocalizedStringResource? = nil,
    descriptionText: LocalizedStringResource?,
    image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.init(title: title, subtitle: subtitle, image: image, synonyms: synonyms)
    self.descriptionText = descriptionText
  }

  /// Creates a representation with a title.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  /// Creates a representation with an interpolated title.
  public init(stringInterpolation: StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  /// A picture beside a title.
  public struct Image: Sendable {
    /// Where the picture comes from: `system:star`, `named:lamp`, a URL or `data`.
    let source: String
    /// Whether only its shape counts.
    let isTemplate: Bool?

    /// A symbol of the system.
    public init(systemName: String, isTemplate: Bool? = nil) {
      source = "system:\(systemName)"
      self.isTemplate = isTemplate
    }

    /// A picture of the app.
    public init(named name: String, isTemplate: Bool? = nil) {
      source = "named:\(name)"
      self.isTemplate = isTemplate
    }

    /// A picture from a URL.
    public init(url: URL, isTemplate: Bool? = nil) {
      source = url.absoluteString
      self.isTemplate = isTemplate
    }

    /// A picture from its bytes.
    public init(data: Data, isTemplate: Bool? = nil) {
      source = "data of \(data.count) bytes"
      self.isTemplate = isTemplate
    }
  }
}

/// How a type reads to people.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  /// The pieces of an interpolated literal.
  public typealias StringInterpolation = LocalizedStringResource.StringInterpolation

  /// The name of one.
  public var name: LocalizedStringResource
  /// The name of a number of them.
  public var numericFormat: LocalizedStringResource?
  /// Other words for the type.
  public var synonyms: [LocalizedStringResource]

  /// Creates a representation.
  public init(
    name: LocalizedStringResource,
    numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }

  /// Creates a representation from a literal.
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }

  /// Creates a representation from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

import Foundation

/// The title, subtitle and image of a value; recorded for findings, never drawn.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public typealias StringInterpolation = LocalizedStringResource.StringInterpolation

  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: Image?
  public var synonyms: [LocalizedStringResource] = []
  public var descriptionText: LocalizedStringResource?

  public init(
    title: LocalizedStringResource,
    subtitle: LocalizedStringResource? = nil,
    image: Image? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  public init(
    title: LocalizedStringResource,
    subtitle: LocalizedStringResource? = nil,
    image: Image? = nil,
    synonyms: [LocalizedStringResource]
  ) {
    self.init(title: title, subtitle: subtitle, image: image)
    self.synonyms = synonyms
  }

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

  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  public struct Image: Sendable {
    /// The origin of the picture: `system:star`, `named:lamp`, a URL or `data of N bytes`.
    let source: String
    let isTemplate: Bool?

    public init(systemName: String, isTemplate: Bool? = nil) {
      source = "system:\(systemName)"
      self.isTemplate = isTemplate
    }

    public init(named name: String, isTemplate: Bool? = nil) {
      source = "named:\(name)"
      self.isTemplate = isTemplate
    }

    public init(url: URL, isTemplate: Bool? = nil) {
      source = url.absoluteString
      self.isTemplate = isTemplate
    }

    public init(data: Data, isTemplate: Bool? = nil) {
      source = "data of \(data.count) bytes"
      self.isTemplate = isTemplate
    }
  }
}

public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public typealias StringInterpolation = LocalizedStringResource.StringInterpolation

  public var name: LocalizedStringResource
  public var numericFormat: LocalizedStringResource?
  public var synonyms: [LocalizedStringResource]

  public init(
    name: LocalizedStringResource,
    numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }

  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

import Foundation

extension LocalizedStringResource {
  /// Where a resource's strings table is.
  public enum BundleDescription: Sendable {
    /// In the main bundle.
    case main
    /// In the bundle of a class.
    case forClass(AnyClass)
    /// In the bundle at a URL.
    case atURL(URL)

    /// The bundle itself, the main one if there is none at the URL.
    var bundle: Bundle {
      switch self {
      case .main: .main
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url) ?? .main
      }
    }
  }
}

extension LocalizedStringResource.BundleDescription: Hashable, Codable {
  /// The URL of the bundle, `nil` for the main one.
  private var url: URL? {
    switch self {
    case .main: nil
    case .forClass(let type): Bundle(for: type).bundleURL
    case .atURL(let url): url
    }
  }

  /// Whether two descriptions lead to the same bundle.
  public static func == (left: Self, right: Self) -> Bool { left.url == right.url }

  /// Hashes the bundle's place.
  public func hash(into hasher: inout Hasher) { hasher.combine(url) }

  /// Reads the bundle's place.
  public init(from decoder: any Decoder) throws {
    let url = try decoder.singleValueContainer().decode(URL?.self)
    self = url.map { .atURL($0) } ?? .main
  }

  /// Writes the bundle's place.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(url)
  }
}

import Foundation

extension LocalizedStringResource {
  public enum BundleDescription: Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)

    /// The bundle; the main one if the URL leads to none.
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
  private var url: URL? {
    switch self {
    case .main: nil
    case .forClass(let type): Bundle(for: type).bundleURL
    case .atURL(let url): url
    }
  }

  public static func == (left: Self, right: Self) -> Bool { left.url == right.url }

  public func hash(into hasher: inout Hasher) { hasher.combine(url) }

  public init(from decoder: any Decoder) throws {
    let url = try decoder.singleValueContainer().decode(URL?.self)
    self = url.map { .atURL($0) } ?? .main
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(url)
  }
}

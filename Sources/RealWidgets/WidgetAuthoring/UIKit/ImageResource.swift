import Foundation

/// A picture of the asset catalog; the catalog itself is never opened.
public struct ImageResource: Hashable, Sendable {
  let name: String

  public init(name: String, bundle: Bundle) { self.name = name }
}

public struct ColorResource: Hashable, Sendable {
  let name: String

  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image {
  public init(_ resource: ImageResource) { self.init(source: .asset(resource.name)) }
}

extension Color {
  public init(_ resource: ColorResource) { self.init(text: "asset " + resource.name) }
}

extension UIImage {
  public convenience init(resource: ImageResource) { self.init(source: .asset(resource.name)) }
}

extension UIColor {
  public convenience init(resource: ColorResource) { self.init(source: .asset(resource.name)) }
}

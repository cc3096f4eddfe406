import Foundation

/// A picture of the asset catalogue as Xcode's symbols name it.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// Names a picture.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A colour of the asset catalogue as Xcode's symbols name it.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// Names a colour.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image {
  /// A picture of the asset catalogue.
  public init(_ resource: ImageResource) { self.init(source: .asset(resource.name)) }
}

extension Color {
  /// A colour of the asset catalogue.
  public init(_ resource: ColorResource) { self.init(text: "asset " + resource.name) }
}

extension UIImage {
  /// A picture of the asset catalogue.
  public convenience init(resource: ImageResource) { self.init(source: .asset(resource.name)) }
}

extension UIColor {
  /// A colour of the asset catalogue.
  public convenience init(resource: ColorResource) { self.init(source: .asset(resource.name)) }
}

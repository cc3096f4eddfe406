import Foundation

/// A colour, gradient, material or the like, with which shapes and texts are filled.
public protocol ShapeStyle: Sendable {
  /// The type that a style resolves to; styles of one's own name another style.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that stands for this one in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What attributes say of the style.
  var attributeText: String { get }
}

extension ShapeStyle where Resolved == Never {
  /// Nothing: the system resolves the style.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is resolved by the system")
  }
}

extension ShapeStyle {
  /// What attributes say of the style that this one resolves to.
  public var attributeText: String {
    Resolved.self == Never.self
      ? String(describing: Self.self)
      : resolve(in: CurrentRenderer.environment).attributeText
  }
}

extension Never: ShapeStyle {
  /// Nothing, since there is no such style.
  public typealias Resolved = Never
}

import Foundation

/// A style for shapes and texts, recorded as text and not drawn.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  func resolve(in environment: EnvironmentValues) -> Resolved

  var attributeText: String { get }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is resolved by the system")
  }
}

extension ShapeStyle {
  public var attributeText: String {
    Resolved.self == Never.self
      ? String(describing: Self.self)
      : resolve(in: CurrentRenderer.environment).attributeText
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

import Foundation

/// A style for shapes and texts, recorded as text and not drawn.
public protocol ShapeStyle: Sendable {
  /// The type of the resolved style; `Never` for the system's own styles.
  associatedtype Resolved: ShapeStyle = Never

  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The style as attributes show it.
  var attributeText: String { get }
}

extension ShapeStyle where Resolved == Never {
  /// Traps: the system resolves the style.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is resolved by the system")
  }
}

extension ShapeStyle {
  /// The attribute text of the style that this one resolves to.
  public var attributeText: String {
    Resolved.self == Never.self
      ? String(describing: Self.self)
      : resolve(in: CurrentRenderer.environment).attributeText
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

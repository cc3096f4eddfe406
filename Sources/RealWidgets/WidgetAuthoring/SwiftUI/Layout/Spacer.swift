import Foundation

/// Flexible room between views.
public struct Spacer: Sendable {
  /// The least length, `nil` for the system's.
  public var minLength: CGFloat?

  /// Creates room.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {
  /// Nothing: the system draws the room.
  public typealias Body = Never

  /// Draws the room.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.spacer)
    if let length = view.minLength { renderer.note(.minLength, length.attributeText) }
  }
}

/// A line between views.
public struct Divider: Sendable {
  /// Creates a line.
  public init() {}
}

extension Divider: View {
  /// Nothing: the system draws the line.
  public typealias Body = Never

  /// Draws the line.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.divider)
  }
}

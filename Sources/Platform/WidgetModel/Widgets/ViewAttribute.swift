/// An attribute that a modifier or an initializer sets on one node, such as its font or padding.
///
/// It is inherited where SwiftUI's environment is; schematics and some clauses use it.
public struct ViewAttribute: Hashable, Sendable {
  /// The index of the node in ``ViewTree/nodes``.
  public var node: Int32

  /// The name, such as `font` or `spacing`.
  public var name: AttributeName

  /// The value in a short form, such as `headline`, `8` or `leading`.
  public var value: String

  /// Creates an attribute.
  public init(_ name: AttributeName, _ value: String, of node: Int) {
    self.node = Int32(truncatingIfNeeded: node)
    self.name = name
    self.value = value
  }

  /// True if it makes its text follow the time by itself; a time or a date of the day is fixed.
  public var keepsTextCurrent: Bool {
    name == .dateStyle && !["time", "date", "interval"].contains(value)
  }
}

extension ViewTree {
  /// Returns the last value of a node's attribute, or `nil` if there is none, in O(attributes).
  public func attribute(_ name: AttributeName, of node: Int) -> String? {
    attributes.last { $0.node == node && $0.name == name }?.value
  }
}

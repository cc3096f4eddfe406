/// A JSON value as the project's files use it: whole numbers only, object keys in written order.
public enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A whole number.
  case number(Int64)
  case string(String)
  case array([JSON])
  /// An object, with its members in written order.
  case object([Member])

  /// A member of an object.
  public struct Member: Hashable, Sendable {
    /// The member's name.
    public var name: String
    /// The member's value.
    public var value: JSON

    /// Creates a member.
    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// The value of an object's member, or `nil` if it is missing or this is not an object.
  public subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The members of an object; empty for anything else.
  public var members: [Member] {
    guard case .object(let members) = self else { return [] }
    return members
  }

  /// The elements of a list; empty for anything else.
  public var elements: [JSON] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  /// The text of a string, or `nil` for anything else.
  public var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The value of a number, or `nil` for anything else.
  public var integer: Int64? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  /// The value of a Boolean, or `nil` for anything else.
  public var isTrue: Bool? {
    guard case .bool(let isTrue) = self else { return nil }
    return isTrue
  }

  /// The kind of value, for messages.
  public var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "a truth value"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

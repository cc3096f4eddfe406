/// An optional of some type.
protocol OptionalType {
  static var wrapped: Any.Type { get }

  /// The value that is none.
  static var none: Any { get }
}

extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }

  static var none: Any { Self(nilLiteral: ()) as Any }
}

/// A list of elements of some type.
protocol ListType {
  static var element: Any.Type { get }

  /// A list of those values that are of the type.
  static func list(of values: [Any]) -> Any
}

extension Array: ListType {
  static var element: Any.Type { Element.self }

  static func list(of values: [Any]) -> Any { values.compactMap { $0 as? Element } }
}

/// An object with members of some type.
protocol ObjectType { static var member: Any.Type { get } }

extension Dictionary: ObjectType where Key == String {
  static var member: Any.Type { Value.self }
}

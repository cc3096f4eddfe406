protocol OptionalType {
  static var wrapped: Any.Type { get }

  static var none: Any { get }
}

extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }

  static var none: Any { Self(nilLiteral: ()) as Any }
}

protocol ListType {
  static var element: Any.Type { get }

  static func list(of values: [Any]) -> Any
}

extension Array: ListType {
  static var element: Any.Type { Element.self }

  static func list(of values: [Any]) -> Any { values.compactMap { $0 as? Element } }
}

protocol ObjectType { static var member: Any.Type { get } }

extension Dictionary: ObjectType where Key == String {
  static var member: Any.Type { Value.self }
}

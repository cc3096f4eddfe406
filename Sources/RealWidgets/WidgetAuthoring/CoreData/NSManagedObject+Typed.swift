import Foundation

extension NSManagedObject {
  /// Returns a managed property's value; traps if there is none and the type has no empty value.
  public func coreDataValue<Value>(_ key: String) -> Value {
    willAccessValue(forKey: key)
    defer { didAccessValue(forKey: key) }
    if let value = plainValue(forKey: key), let typed = TypedValue.value(value, as: Value.self) {
      return typed
    }
    guard let none = TypedValue.none(of: Value.self) else {
      fatalError("\(entity.name ?? "the object") has no value for \"\(key)\" of type \(Value.self)")
    }
    return none
  }

  public func setCoreDataValue<Value>(_ value: Value, _ key: String) {
    objectWillChange.send()
    change(TypedValue.unwrapped(value), forKey: key)
  }

  /// Adds to a relationship or removes from it, depending on the name of the calling function.
  public func changeCoreDataObjects(_ values: Any, _ function: String = #function) {
    let name = function.prefix { $0 != "(" }
    let isAddition = name.hasPrefix("addTo")
    let key = name.dropFirst(isAddition ? "addTo".count : "removeFrom".count)
    let known = entity.relationshipsByName.keys.first { $0.lowercased() == key.lowercased() }
    let property = known ?? key.prefix(1).lowercased() + key.dropFirst()
    let single = (values as? NSManagedObject).map { [$0] }
    let all = RelatedObjects.normalized(values, nil) as? RelatedObjects
    let objects = single ?? all?.objects ?? []
    var related = relatedObjects(forKey: property)
    for object in objects {
      let index = related.objects.firstIndex(of: object)
      if isAddition, index == nil { related.objects.append(object) }
      if !isAddition, let index { related.objects.remove(at: index) }
    }
    objectWillChange.send()
    change(related, forKey: property)
  }
}

enum TypedValue {
  /// Converts a value through numbers, raw values and bridging; `nil` if it does not fit.
  static func value<Value>(_ value: Any, as type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    if let number = value as? NSNumber, let value = number as Any as? Value { return value }
    if let number = value as? NSNumber, let wrapped = rounded(number, as: type) { return wrapped }
    if let type = type as? any RawRepresentable.Type { return raw(value, type) as? Value }
    if let object = value as? NSObject { return object as? Value }
    return nil
  }

  private static func rounded<Value>(_ number: NSNumber, as type: Value.Type) -> Value? {
    switch type {
    case is Double.Type, is Double?.Type: number.doubleValue as? Value
    case is Float.Type, is Float?.Type: number.floatValue as? Value
    case is Int.Type, is Int?.Type: number.intValue as? Value
    case is Int16.Type, is Int16?.Type: number.int16Value as? Value
    case is Int32.Type, is Int32?.Type: number.int32Value as? Value
    case is Int64.Type, is Int64?.Type: number.int64Value as? Value
    case is Bool.Type, is Bool?.Type: number.boolValue as? Value
    case is NSDecimalNumber.Type, is NSDecimalNumber?.Type:
      NSDecimalNumber(decimal: number.decimalValue) as? Value
    default: nil
    }
  }

  private static func raw<Type: RawRepresentable>(_ value: Any, _ type: Type.Type) -> Type? {
    self.value(value, as: Type.RawValue.self).flatMap(Type.init(rawValue:))
  }

  /// Returns the empty value of a type, such as zero or an empty string; `nil` if it has none.
  static func none<Value>(of type: Value.Type) -> Value? {
    switch type {
    case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ()) as? Value
    case let type as any ExpressibleByIntegerLiteral.Type: zero(type) as? Value
    case let type as any ExpressibleByBooleanLiteral.Type: no(type) as? Value
    case let type as any ExpressibleByStringLiteral.Type: emptyText(type) as? Value
    case let type as any ExpressibleByArrayLiteral.Type: emptyList(type) as? Value
    case let type as any ExpressibleByDictionaryLiteral.Type: emptyTable(type) as? Value
    case is Date.Type: Date(timeIntervalSinceReferenceDate: 0) as? Value
    case is NSDate.Type: NSDate(timeIntervalSinceReferenceDate: 0) as? Value
    case is Data.Type: Data() as? Value
    case is UUID.Type: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) as? Value
    case let type as any RawRepresentable.Type: firstRaw(type) as? Value
    default: nil
    }
  }

  private static func zero<T: ExpressibleByIntegerLiteral>(_: T.Type) -> T { 0 }
  private static func no<T: ExpressibleByBooleanLiteral>(_: T.Type) -> T { false }
  private static func emptyText<T: ExpressibleByStringLiteral>(_: T.Type) -> T { "" }
  private static func emptyList<T: ExpressibleByArrayLiteral>(_: T.Type) -> T { [] }
  private static func emptyTable<T: ExpressibleByDictionaryLiteral>(_: T.Type) -> T { [:] }
  private static func firstRaw<T: RawRepresentable>(_: T.Type) -> T? {
    none(of: T.RawValue.self).flatMap(T.init(rawValue:))
  }

  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    guard let optional = value as? any AnyOptional else { return raw(value) }
    return unwrapped(optional.content)
  }

  private static func raw(_ value: Any) -> Any {
    guard !(value is NSObject), let value = value as? any RawRepresentable else { return value }
    return value.rawValue
  }
}

private protocol AnyOptional {
  var content: Any? { get }
}

extension Optional: AnyOptional {
  var content: Any? { self }
}

import Foundation

enum KeyValueReading {
  static func value(of object: Any?, at path: [String]) -> Any? {
    var value = object
    for (index, key) in path.enumerated() {
      guard let current = TypedValue.unwrapped(value) else { return nil }
      if key.uppercased() == "SELF" { continue }
      if let elements = elements(of: current) {
        return ofElements(elements, path[index...])
      }
      value = self.value(of: current, for: key)
    }
    return TypedValue.unwrapped(value)
  }

  private static func value(of object: Any, for key: String) -> Any? {
    switch object {
    case let object as NSManagedObject:
      if key == "objectID" { return object.objectID }
      return object.value(forKey: key)
    case let dictionary as [String: Any]: return dictionary[key]
    case let dictionary as NSDictionary: return dictionary.object(forKey: NSString(string: key))
    default:
      var mirror: Mirror? = Mirror(reflecting: object)
      while let level = mirror {
        if let child = level.children.first(where: { $0.label == key }) { return child.value }
        mirror = level.superclassMirror
      }
      return nil
    }
  }

  static func elements(of value: Any) -> [Any]? {
    switch value {
    case let set as NSOrderedSet: set.array
    case let set as NSSet: set.allObjects
    case let list as NSArray: list.map { $0 }
    default: nil
    }
  }

  private static func ofElements(_ elements: [Any], _ path: ArraySlice<String>) -> Any? {
    guard let key = path.first else { return elements }
    let rest = Array(path.dropFirst())
    let values = elements.compactMap { value(of: $0, at: rest) }
    switch key {
    case "@count": return elements.count
    case "@sum": return values.compactMap { $0 as? NSNumber }.reduce(0) { $0 + $1.doubleValue }
    case "@max":
      return values.max { ValueOrder.compare($0, $1) == .orderedAscending }
    case "@min":
      return values.min { ValueOrder.compare($0, $1) == .orderedAscending }
    case "@avg":
      let numbers = values.compactMap { ($0 as? NSNumber)?.doubleValue }
      return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    default: return elements.compactMap { value(of: $0, at: Array(path)) }
    }
  }
}

extension NSObject {
  subscript(_keyPath path: String) -> Any? {
    KeyValueReading.value(of: self, at: path.split(separator: ".").map(String.init))
  }
}

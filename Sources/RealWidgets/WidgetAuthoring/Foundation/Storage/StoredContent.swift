import Foundation

/// The amount of content in a stored value, to detect that it replaces a fuller one.
struct StoredContent {
  /// The number of texts, numbers, dates and flags that are not empty or zero.
  private let parts: Int
  private let lists: Set<String>
  private let number: Double?

  init(_ value: NSObject?) {
    var count = 0
    var lists: Set<String> = []
    func read(_ value: Any, _ path: String) {
      switch value {
      case is NSNull: break
      case let text as String: count += text.isEmpty ? 0 : 1
      case let number as NSNumber: count += number.doubleValue == 0 ? 0 : 1
      case let list as [Any]:
        if !list.isEmpty { lists.insert(path) }
        for element in list { read(element, path + "/") }
      case let object as [String: Any]:
        for (key, value) in object { read(value, "\(path)/\(key)") }
      default: count += 1
      }
    }
    switch value {
    case nil: break
    case let data as NSData: if let content = Self.content(data as Data) { read(content, "") }
    case let text as NSString: read(Self.content(ofText: text as String) ?? text as String, "")
    case let value?: read(Self.swift(value), "")
    }
    parts = count
    self.lists = lists
    number = (value as? NSNumber)?.doubleValue
  }

  /// Returns true if a replacement is empty, or lacks the elements of a list.
  func isLost(in other: StoredContent) -> Bool {
    guard parts > 0 else { return false }
    // A counter that changes by one may reach zero.
    if let number, let next = other.number, abs(number - next) <= 1 { return false }
    return other.parts == 0 || !lists.isSubset(of: other.lists) && other.parts < parts
  }

  /// Parses JSON or a property list; returns other data as it is, and nil for no data.
  private static func content(_ data: Data) -> Any? {
    guard !data.isEmpty else { return nil }
    if let json = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) {
      return json
    }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) ?? data
  }

  private static func content(ofText text: String) -> Any? {
    guard text.hasPrefix("{") || text.hasPrefix("[") else { return nil }
    return try? JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  private static func swift(_ value: NSObject) -> Any {
    switch value {
    case let list as NSArray: list.map { ($0 as? NSObject).map(swift) ?? $0 }
    case let object as NSDictionary:
      Dictionary(
        object.compactMap { key, value in
          (key as? String).map { ($0, (value as? NSObject).map(swift) ?? value) }
        },
        uniquingKeysWith: { first, _ in first }
      )
    case let text as NSString: text as String
    default: value
    }
  }
}

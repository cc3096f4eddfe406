import Foundation

/// A property list as a table.
enum PropertyListFile {
  /// The keys and values of a file, `nil` where it is not such a list.
  static func values(at path: String) -> [String: Any]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil))
      as? [String: Any]
  }
}

import Foundation

/// A property list as a table.
enum PropertyListFile {
  /// The keys and values of a file, `nil` where it is not such a list.
  static func values(at path: String) -> [String: Any]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil))
      as? [String: Any]
  }

  /// The first line that has a key or a value, from 1; the file's first where none has it, as in a binary list.
  static func line(of text: String, at path: String) -> Int {
    guard let data = FileManager.default.contents(atPath: path) else { return 1 }
    let lines = String(decoding: data, as: UTF8.self).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    return (lines.firstIndex { $0.contains(text) } ?? 0) + 1
  }
}

import Foundation

enum PropertyListFile {
  /// Returns the keys and values of a file, `nil` if it is not a property list with keys.
  static func values(at path: String) -> [String: Any]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil))
      as? [String: Any]
  }

  /// Returns the first line, from 1, with a key or value; 1 if there is none, as in a binary list.
  static func line(of text: String, at path: String) -> Int {
    guard let data = FileManager.default.contents(atPath: path) else { return 1 }
    let lines = String(decoding: data, as: UTF8.self).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    return (lines.firstIndex { $0.contains(text) } ?? 0) + 1
  }
}

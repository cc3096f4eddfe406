import Foundation

/// Where a value stands in what is decoded.
struct SamplePath {
  /// The names on the way to it, lists by nothing.
  let keys: [String]
  /// Its place in the nearest list.
  var index: Int
  /// The nearest name in small letters.
  let name: String

  /// Creates a path.
  init(keys: [String] = [], index: Int = 0) {
    self.keys = keys
    self.index = index
    name = keys.last?.lowercased() ?? ""
  }

  /// The path of a member.
  func member(_ key: String) -> SamplePath { SamplePath(keys: keys + [key], index: index) }

  /// The path of an element.
  func element(_ index: Int) -> SamplePath { SamplePath(keys: keys, index: index) }

  /// Whether one of some words, in small letters of ASCII, stands in the name.
  ///
  /// Each value that is made up asks for dozens: they are looked for as bytes.
  func says(_ words: String...) -> Bool {
    name.withCString { name in words.contains { strstr(name, $0) != nil } }
  }
}

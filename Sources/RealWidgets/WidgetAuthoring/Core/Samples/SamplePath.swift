import Foundation

struct SamplePath {
  /// The member names on the way to it; lists add none.
  let keys: [String]
  /// The index in the nearest list.
  var index: Int
  /// The nearest name in lower case.
  let name: String

  init(keys: [String] = [], index: Int = 0) {
    self.keys = keys
    self.index = index
    name = keys.last?.lowercased() ?? ""
  }

  func member(_ key: String) -> SamplePath { SamplePath(keys: keys + [key], index: index) }

  func element(_ index: Int) -> SamplePath { SamplePath(keys: keys, index: index) }

  /// Returns true if the name contains a lower-case ASCII word, compared as bytes for speed.
  func says(_ words: String...) -> Bool {
    name.withCString { name in words.contains { strstr(name, $0) != nil } }
  }
}

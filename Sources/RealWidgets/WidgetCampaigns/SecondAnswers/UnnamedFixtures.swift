import AuthoringValues
import Foundation

/// The shared data that fixtures give and no file of the checked code names, by app group.
///
/// A group is skipped if the code names one of its keys or files: then the code may read it.
struct UnnamedFixtures {
  private(set) var names: [String: [String]] = [:]

  /// Creates the value without fixtures or without the code's files.
  init() {}

  /// Looks for the names of fixtures in files.
  ///
  /// - Complexity: O(bytes of the files × names).
  init(in shared: SharedFixtures, texts: [String]) {
    guard !texts.isEmpty else { return }
    var given = shared.defaults.mapValues { Array($0.keys) }
    for (group, files) in shared.files { given[group, default: []] += files }
    names = given.filter { _, names in
      !names.isEmpty
        && !names.contains { name in
          texts.contains { $0.contains(UnnamedFixtures.stem(of: name)) }
        }
    }
    .mapValues { $0.sorted() }
  }

  /// Returns the name as code may write it: a file's without folders and extension.
  private static func stem(of name: String) -> String {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    let stem = last.split(separator: ".").first.map(String.init) ?? last
    return name.contains("/") || last.contains(".") ? stem : name
  }

  /// Returns the key or file, its group and the given names, for a reading of an unnamed group.
  func stranger(_ reading: OutsideReading) -> (name: String, group: String, given: [String])? {
    let words = reading.name.components(separatedBy: " of ")
    guard words.count == 2, let given = names[words[1]] else { return nil }
    for kind in ["default ", "file "] where words[0].hasPrefix(kind) {
      return (String(words[0].dropFirst(kind.count)), words[1], given)
    }
    return nil
  }
}

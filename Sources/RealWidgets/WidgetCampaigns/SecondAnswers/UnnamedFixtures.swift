import AuthoringValues
import Foundation

/// The shared data that fixtures give and no file of the checked code names, by app group.
///
/// A group is left out if the code names one of its keys or files: then the code may read it.
struct UnnamedFixtures {
  /// The keys and the names of files, sorted, by group.
  private(set) var names: [String: [String]] = [:]

  /// Creates what is known without fixtures or without the files of the code.
  init() {}

  /// Looks for the names of fixtures in files.
  ///
  /// - Parameters:
  ///   - shared: The shared data that fixtures give.
  ///   - texts: The files of the checked code; without any, nothing is unnamed.
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

  /// The name as code may write it: that of a file without its folders and its extension.
  private static func stem(of name: String) -> String {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    let stem = last.split(separator: ".").first.map(String.init) ?? last
    return name.contains("/") || last.contains(".") ? stem : name
  }

  /// What was read of a group whose names are unnamed, and what the fixtures give there instead.
  ///
  /// - Parameter reading: A reading.
  /// - Returns: The key or file and its group; `nil` for another reading.
  func stranger(_ reading: OutsideReading) -> (name: String, group: String, given: [String])? {
    let words = reading.name.components(separatedBy: " of ")
    guard words.count == 2, let given = names[words[1]] else { return nil }
    for kind in ["default ", "file "] where words[0].hasPrefix(kind) {
      return (String(words[0].dropFirst(kind.count)), words[1], given)
    }
    return nil
  }
}

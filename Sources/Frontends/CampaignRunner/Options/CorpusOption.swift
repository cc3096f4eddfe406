import Foundation
import ScenarioCorpus

/// Finds the corpus of a run.
package enum CorpusOption {
  /// Where the corpus is when nobody says so.
  package static let defaultPath = "Corpora"

  /// The files of the paths, or of the default corpus if it is there and has any.
  ///
  /// Their paths are given from the path that the user named on, since a record holds no others.
  package static func entries(_ paths: [String]) throws -> [Corpus.Entry] {
    if paths.isEmpty, !FileManager.default.fileExists(atPath: defaultPath) { return [] }
    return try (paths.isEmpty ? [defaultPath] : paths).flatMap { root in
      try load(root, mayBeEmpty: paths.isEmpty).map { entry in
        var entry = entry
        let isBelow = entry.path.count > root.count && entry.path.hasPrefix(root)
        entry.path = isBelow ? String(entry.path.dropFirst(root.count)) : name(entry.path)
        while entry.path.hasPrefix("/") { entry.path.removeFirst() }
        return entry
      }
    }
  }

  private static func load(_ root: String, mayBeEmpty: Bool) throws -> [Corpus.Entry] {
    do {
      return try Corpus.load(paths: [root]).entries
    } catch .emptyDirectory where mayBeEmpty {
      return []
    }
  }

  private static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

import Campaigns
import Foundation
import ScenarioCorpus

/// Finds the corpus of a run.
package enum CorpusOption {
  /// Where the corpus is when nobody says so.
  package static let defaultPath = "Corpora"

  /// The files of the paths; by default those of the default corpus, if it is there, and the golden scenarios that the
  /// program carries, unless the corpus has golden ones itself.
  ///
  /// Their paths are given from the path that the user named on, since a record holds no others.
  package static func entries(_ paths: [String]) throws -> [Corpus.Entry] {
    guard paths.isEmpty else { return try paths.flatMap { try load($0, mayBeEmpty: false) } }
    let isThere = FileManager.default.fileExists(atPath: defaultPath)
    let own = isThere ? try load(defaultPath, mayBeEmpty: true) : []
    return own.contains { $0.file.isGolden } ? own : try Corpus.golden().entries + own
  }

  /// The files of some paths, as they are given; of a golden scenario the path that a report names is enough where
  /// there is no such file.
  ///
  /// - Throws: What keeps a file from being read.
  static func files(_ paths: [String]) throws -> [Corpus.Entry] {
    try paths.flatMap { path in
      if path.hasPrefix(defaultPath + "/"), !FileManager.default.fileExists(atPath: path) {
        let name = path.dropFirst(defaultPath.count + 1)
        if let carried = try Corpus.golden().entries.first(where: { $0.path == name }) {
          return [carried]
        }
      }
      return try Corpus.load(paths: [path]).entries
    }
  }

  private static func load(_ root: String, mayBeEmpty: Bool) throws -> [Corpus.Entry] {
    try read(root, mayBeEmpty: mayBeEmpty).map { entry in
      var entry = entry
      let isBelow = entry.path.count > root.count && entry.path.hasPrefix(root)
      entry.path = isBelow ? String(entry.path.dropFirst(root.count)) : name(entry.path)
      while entry.path.hasPrefix("/") { entry.path.removeFirst() }
      return entry
    }
  }

  private static func read(_ root: String, mayBeEmpty: Bool) throws -> [Corpus.Entry] {
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

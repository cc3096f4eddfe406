import Campaigns
import Foundation
import ScenarioCorpus

package enum CorpusOption {
  package static let defaultPath = "Corpora"

  /// Returns the files at the given paths, relative to what the user named; by default those of the
  /// default corpus, and the program's golden scenarios unless the corpus has its own.
  package static func entries(_ paths: [String]) throws -> [Corpus.Entry] {
    guard paths.isEmpty else { return try paths.flatMap { try load($0, mayBeEmpty: false) } }
    let isThere = FileManager.default.fileExists(atPath: defaultPath)
    let own = isThere ? withoutAreas(try load(defaultPath, mayBeEmpty: true)) : []
    return own.contains { $0.file.isGolden } ? own : try Corpus.golden().entries + own
  }

  /// Returns the files at the given paths, or throws if one cannot be read.
  ///
  /// A golden scenario is found by the path in a report, with or without the default folder, such
  /// as `golden/added-later.json`: the program has it where no such file is.
  static func files(_ paths: [String]) throws -> [Corpus.Entry] {
    try paths.flatMap { path in
      if !FileManager.default.fileExists(atPath: path) {
        let isBelow = path.hasPrefix(defaultPath + "/")
        let name = isBelow ? path.dropFirst(defaultPath.count + 1) : path[...]
        if let carried = try Corpus.golden().entries.first(where: { $0.path == name }) {
          return [carried]
        }
      }
      return try Corpus.load(paths: [path]).entries
    }
  }

  /// Returns entries with the golden scenarios named and sorted without the folders of their areas,
  /// like the program's own, so that a record does not depend on the folder in which it runs.
  static func withoutAreas(_ entries: [Corpus.Entry]) -> [Corpus.Entry] {
    let folder = Corpus.goldenFolder + "/"
    func isGolden(_ entry: Corpus.Entry) -> Bool { entry.path.hasPrefix(folder) }
    guard let first = entries.firstIndex(where: isGolden) else { return entries }
    let golden = entries.filter(isGolden).map { entry in
      Corpus.Entry(path: folder + name(entry.path), file: entry.file)
    }
    var all = entries.filter { !isGolden($0) }
    all.insert(
      contentsOf: golden.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) },
      at: first
    )
    return all
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

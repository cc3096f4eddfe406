import Foundation
import WidgetModel

/// Corpus files with their paths.
public struct Corpus: Hashable, Sendable {
  /// A file of a corpus.
  public struct Entry: Hashable, Sendable {
    /// The path as given, or the given directory's path followed by the file's.
    public var path: String

    /// The contents of the file.
    public var file: CorpusFile

    /// Creates an entry.
    public init(path: String, file: CorpusFile) {
      self.path = path
      self.file = file
    }
  }

  /// The files in replay order.
  public var entries: [Entry]

  /// Creates a corpus.
  public init(entries: [Entry] = []) { self.entries = entries }

  /// The maximum depth of nested directories.
  public static let maximumDepth = 32

  /// Loads files, and directories recursively.
  ///
  /// A directory's files end in `.json` and do not begin with a dot. They and directories are
  /// sorted by bytes, the same on every system. The given paths keep their order.
  ///
  /// - Throws: ``CorpusError`` for the first unusable path, or an empty directory, because a run
  /// that tests nothing should not look like a success.
  public static func load(paths: [String]) throws(CorpusError) -> Corpus {
    var corpus = Corpus()
    for path in paths {
      var files: [String] = []
      try collect(path, into: &files, depth: 0)
      if files.isEmpty { throw .emptyDirectory(path: path) }
      for file in files {
        corpus.entries.append(Entry(path: file, file: try read(file)))
      }
    }
    return corpus
  }

  /// Reads one file, or throws a ``CorpusError`` with its path.
  public static func read(_ path: String) throws(CorpusError) -> CorpusFile {
    let bytes: [UInt8]
    do {
      bytes = try FileReading.bytes(of: path)
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .inFile(path: path, .notText)
    }
    do {
      return try CorpusFile(reading: text)
    } catch {
      throw .inFile(path: path, error)
    }
  }

  private static func collect(
    _ path: String,
    into files: inout [String],
    depth: Int
  ) throws(CorpusError) {
    let isDirectory: Bool
    do {
      isDirectory = try FileReading.isDirectory(path)
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
    guard isDirectory else { return files.append(path) }
    // Links may form a cycle.
    guard depth < maximumDepth else { throw .tooDeep(path: path) }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw .unreadable(path: path, reason: error.localizedDescription)
    }
    let base = path.hasSuffix("/") ? path : path + "/"
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    where !name.hasPrefix(".") {
      var isBelow: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: base + name, isDirectory: &isBelow)
      if name.hasSuffix(".json") || (exists && isBelow.boolValue) {
        try collect(base + name, into: &files, depth: depth + 1)
      }
    }
  }
}

import Foundation

/// The text of the list of all mutants, generated from their files.
enum MutantRegistry {
  /// A file that declares no list of mutants.
  struct Malformed: Error {
    let name: String
  }

  /// A file of mutants.
  struct File {
    /// Its name without the extension.
    let name: String
    let text: String
    /// The name of its list.
    let list: String
  }

  /// The name of the generated file.
  static let file = "Mutant+Catalogue.swift"

  /// The files in the folders of the columns.
  static func files(in folder: URL) throws -> [File] {
    let entries = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let columns = entries.filter { !$0.contains(".") }
    return try columns.flatMap { column in
      let path = folder.appending(path: column)
      return try FileManager.default.contentsOfDirectory(atPath: path.path)
        .filter { $0.hasSuffix(".swift") }
        .map { try read(path.appending(path: $0)) }
    }
  }

  private static func read(_ file: URL) throws -> File {
    let name = file.deletingPathExtension().lastPathComponent
    let text = try String(contentsOf: file, encoding: .utf8)
    guard let list = text.firstMatch(of: /static let (\w+): \[Mutant\]/) else {
      throw Malformed(name: name)
    }
    return File(name: name, text: text, list: String(list.1))
  }

  /// The list of all lists.
  static func catalogue(of files: [File]) -> String {
    """
    // Made by .ci/renew-registry from the files of the mutants; a test compares them.
    extension Mutant {
      /// Every mutant, by id.
      public static let catalogue: [Mutant] = {
        let lists: [[Mutant]] = [
    \(files.map(\.list).sorted().map { "      \($0)," }.joined(separator: "\n"))
        ]
        return lists.flatMap { $0 }.sorted { $0.id < $1.id }
      }()
    }

    """
  }
}

import Foundation

/// The rule that every module has an article of its name, with a correct line of imports.
enum ModuleArticles {
  /// Returns the modules without an article, and the articles whose imports differ from those of
  /// the module's files.
  ///
  /// The modules with Apple's names and the examples need none.
  static func findings(
    in files: [SwiftFile],
    documents: [TextFile],
    rooms: [Room] = Room.all
  ) -> [Finding] {
    let modules = Set(rooms.map(\.module))
    let exported = Set(Room.appleNames)
    var imports: [String: Set<String>] = [:]
    for file in files {
      guard let room = rooms.place(of: file.path)?.room else { continue }
      imports[room.module, default: []].formUnion(file.names.imports.intersection(modules))
    }
    return rooms.compactMap { room in
      guard let imported = imports[room.module], room.only != exported,
        !room.folder.contains("AppleModules")
      else { return nil }
      let path = "\(room.folder)/\(room.module).docc/\(room.module).md"
      guard let article = documents.first(where: { $0.path == path }) else {
        return Finding(path, "the module has no article")
      }
      let told = told(in: article.text)
      guard told != imported.subtracting(exported) else { return nil }
      let names = imported.subtracting(exported).sorted().map { "`\($0)`" }
      return Finding(
        path,
        "it should say “Imports: \(names.isEmpty ? "nothing" : names.joined(separator: ", ")).”"
      )
    }
  }

  /// Returns the modules between `Imports:` and the end of the sentence, `nil` without such a line.
  private static func told(in text: String) -> Set<String>? {
    guard let start = text.range(of: "\nImports: ") else { return nil }
    let sentence = text[start.upperBound...].prefix { $0 != "." }
    if sentence == "nothing" { return [] }
    let pieces = sentence.split(separator: "`", omittingEmptySubsequences: false).enumerated()
    return Set(pieces.filter { $0.offset % 2 == 1 }.map { String($0.element) })
  }
}

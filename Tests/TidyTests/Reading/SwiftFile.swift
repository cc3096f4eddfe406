/// A Swift file with the names in it.
struct SwiftFile {
  /// The path from the repository's top.
  let path: String

  /// The names that it declares, mentions and imports.
  let names: SwiftNames

  init(_ file: TextFile) {
    path = file.path
    names = SwiftNames(of: file.text)
  }

  /// Reads a text as if it were at a path.
  init(_ path: String, _ text: String) { self.init(TextFile(path, text)) }

  /// The last part of the path.
  var name: String { String(path.split(separator: "/").last ?? "") }
}

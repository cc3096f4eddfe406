/// A Swift file with the names in it.
struct SwiftFile {
  /// The path from the repository's top.
  let path: String

  /// The names that it declares, mentions and imports.
  let names: SwiftNames

  /// The members that it declares and uses.
  let members: SwiftMembers

  init(_ file: TextFile) {
    path = file.path
    let code = SwiftCode.code(of: file.text)
    names = SwiftNames(ofCode: code)
    members = SwiftMembers(ofCode: code)
  }

  /// Reads a text as if it were at a path.
  init(_ path: String, _ text: String) { self.init(TextFile(path, text)) }

  /// The last part of the path.
  var name: String { String(path.split(separator: "/").last ?? "") }
}

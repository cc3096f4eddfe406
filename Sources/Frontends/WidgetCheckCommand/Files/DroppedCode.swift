/// Code that a platform condition leaves out, and that is therefore not checked.
struct DroppedCode {
  let file: String
  /// The line of the condition, from 1.
  let line: Int
  let condition: String

  /// Returns the conditions of a folder that are false for an iPhone, or for lack of a module.
  static func find(in folder: SourceFolder) -> [DroppedCode] {
    folder.files.flatMap { file in
      file.source.dropped.map {
        DroppedCode(file: file.name, line: $0.line, condition: $0.condition)
      }
    }
  }
}

/// Code that a condition on the platform leaves out of the program, and so is not checked.
struct DroppedCode {
  /// The file.
  let file: String
  /// The line of the condition, from 1.
  let line: Int
  /// The condition.
  let condition: String

  /// The conditions of a folder that are false for an iPhone, or for want of a module.
  static func find(in folder: SourceFolder) -> [DroppedCode] {
    folder.files.flatMap { file in
      file.source.dropped.map {
        DroppedCode(file: file.name, line: $0.line, condition: $0.condition)
      }
    }
  }
}

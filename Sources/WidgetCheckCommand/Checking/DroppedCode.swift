/// Code that a condition on the operating system drops on this platform, and so is not checked.
struct DroppedCode {
  /// The file.
  let file: String
  /// The line of the condition, from 1.
  let line: Int
  /// The condition.
  let condition: String

  /// The conditions of a folder that are false here and true on a phone.
  static func find(in folder: SourceFolder) -> [DroppedCode] {
    folder.files.flatMap { file in
      file.lines.enumerated().compactMap { number, line in
        let words = line.split(separator: " ", omittingEmptySubsequences: true)
        guard let first = words.first, first == "#if" || first == "#elseif" else { return nil }
        let condition = words.dropFirst().joined(separator: " ")
        guard isDropped(condition) else { return nil }
        return DroppedCode(file: file.name, line: number + 1, condition: condition)
      }
    }
  }

  private static func isDropped(_ condition: String) -> Bool {
    let systems = ["os(iOS)", "os(macOS)", "os(watchOS)", "os(visionOS)", "canImport(Darwin)"]
    return systems.contains { condition.contains($0) && !condition.contains("!" + $0) }
  }
}

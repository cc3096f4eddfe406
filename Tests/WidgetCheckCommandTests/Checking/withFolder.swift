import Foundation

/// Makes a folder of files and removes it afterwards.
@discardableResult
func withFolder<Result>(
  of files: [String: String],
  _ body: (String) throws -> Result
) throws -> Result {
  try Executable.withDirectory { folder in
    for (name, text) in files {
      let url = URL(fileURLWithPath: folder + "/" + name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    return try body(folder)
  }
}

import Foundation

@testable import WidgetCheckCommand

#if os(Linux)
  /// Makes a folder of files and takes it away afterwards.
  @discardableResult
  func withFolder<Result>(
    of files: [String: String],
    _ body: (String) throws -> Result
  ) throws -> Result {
    let folder = try ScratchFolder()
    defer { folder.remove() }
    for (name, text) in files {
      let url = URL(fileURLWithPath: folder.path + "/" + name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    return try body(folder.path)
  }
#endif

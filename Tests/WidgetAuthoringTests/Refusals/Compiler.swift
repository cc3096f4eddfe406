import Foundation

/// The toolchain's compiler, with the modules that were built together with the tests.
enum Compiler {
  /// Returns the compiler's messages about snippets, each in its own scope next to the shared code.
  ///
  /// - Complexity: One compilation, of a second or two.
  /// - Throws: The error that prevents the start of the compiler.
  static func complaints(_ snippets: [String]) throws -> [[String]] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let scopes = snippets.enumerated().map { "struct Snippet\($0) {\n\($1)\n}" }
    let files = try (scopes + [used]).enumerated().map { number, code in
      let file = folder.appendingPathComponent("snippet\(number).swift")
      try (imports + code + "\n").write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
    let said = try errors(of: files, in: folder)
    return snippets.indices.map { number in
      said.filter { $0.contains("/snippet\(number).swift:") && $0.contains(": error: ") }
    }
  }

  private static let imports = """
    import AppIntents
    import Intents
    import SwiftUI
    import WidgetKit

    """

  private static let used = """
    struct Cup: TimelineEntry { let date: Date }
    func needsWidgetIntent<Intent: WidgetConfigurationIntent>(_: Intent.Type) {}
    """

  private static func errors(of files: [String], in folder: URL) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-typecheck", "-wmo", "-swift-version", "6", "-parse-as-library", "-I",
        modules.path,
      ]
      + files
    let path = folder.appendingPathComponent("errors")
    _ = FileManager.default.createFile(atPath: path.path, contents: nil)
    process.standardError = try FileHandle(forWritingTo: path)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return try String(contentsOf: path, encoding: .utf8).components(separatedBy: "\n")
  }

  private static var modules: URL { BuiltProducts.folder.appendingPathComponent("Modules") }
}

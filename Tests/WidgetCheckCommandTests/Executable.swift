import Foundation

/// The command that was built beside the tests.
enum Executable {
  /// Where it is.
  static var url: URL {
    Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
      .map { $0.deletingLastPathComponent().appendingPathComponent("widgetcheck") }
      ?? URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("widgetcheck")
  }

  /// What a run of the command gave.
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Runs the command in a directory of its own and waits for its end.
  static func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

  /// Runs the command in a directory of its own and waits for its end.
  static func run(_ arguments: [String]) throws -> Outcome {
    try withDirectory { directory in
      let process = Process()
      let (output, errors) = (directory + "/stdout", directory + "/stderr")
      for path in [output, errors] {
        _ = FileManager.default.createFile(atPath: path, contents: nil)
      }
      process.executableURL = url
      process.arguments = arguments
      process.currentDirectoryURL = URL(fileURLWithPath: directory)
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle(forWritingAtPath: output)
      process.standardError = FileHandle(forWritingAtPath: errors)
      try process.run()
      process.waitUntilExit()
      return Outcome(
        status: process.terminationStatus,
        output: try String(contentsOfFile: output, encoding: .utf8),
        errors: try String(contentsOfFile: errors, encoding: .utf8)
      )
    }
  }

  /// Makes a directory for as long as the body runs.
  static func withDirectory<Result>(_ body: (String) throws -> Result) throws -> Result {
    let path = NSTemporaryDirectory() + "widgetcheck-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try body(path)
  }
}

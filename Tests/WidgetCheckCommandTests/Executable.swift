import Foundation

/// The programs that were built together with the tests, mainly the command.
enum Executable {
  /// The URL of the command.
  static var url: URL { url(of: "widgetcheck") }

  static func url(of program: String) -> URL {
    Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
      .map { $0.deletingLastPathComponent().appendingPathComponent(program) }
      ?? URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent(program)
  }

  /// The result of a run of the command.
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Runs the command in a temporary directory and waits for its end.
  static func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

  /// Runs the command in a temporary directory and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: The command's arguments.
  ///   - environment: Additional variables.
  ///   - program: The name of a program other than the command.
  /// - Returns: Its status and what it printed.
  /// - Throws: The error that prevents the start.
  static func run(
    _ arguments: [String],
    environment: [String: String] = [:],
    of program: String = "widgetcheck"
  ) throws -> Outcome {
    try withDirectory { directory in
      let (output, errors) = (directory + "/stdout", directory + "/stderr")
      let process = try start(
        arguments,
        in: directory,
        output: output,
        errors: errors,
        environment: environment,
        of: program
      )
      process.waitUntilExit()
      return Outcome(
        status: process.terminationStatus,
        output: try String(contentsOfFile: output, encoding: .utf8),
        errors: try String(contentsOfFile: errors, encoding: .utf8)
      )
    }
  }

  /// Starts the command.
  ///
  /// - Parameters:
  ///   - arguments: The command's arguments.
  ///   - directory: Its working directory.
  ///   - output: The file that gets its standard output; made if it is not there.
  ///   - errors: The file that gets its standard error; made if it is not there.
  ///   - environment: Additional variables.
  ///   - program: The name of a program other than the command.
  /// - Returns: The process, which runs.
  /// - Throws: The error that prevents the start.
  static func start(
    _ arguments: [String],
    in directory: String,
    output: String,
    errors: String,
    environment: [String: String] = [:],
    of program: String = "widgetcheck"
  ) throws -> Process {
    for path in [output, errors] where !FileManager.default.fileExists(atPath: path) {
      _ = FileManager.default.createFile(atPath: path, contents: nil)
    }
    let process = Process()
    process.executableURL = url(of: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: directory)
    process.environment = ProcessInfo.processInfo.environment
      // The printed commands begin with this.
      .merging(["WIDGETCHECK_COMMAND": "widgetcheck"]) { $1 }
      .merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: errors)
    try process.run()
    return process
  }

  /// Runs a body with a temporary directory.
  static func withDirectory<Result>(_ body: (String) throws -> Result) throws -> Result {
    let path = NSTemporaryDirectory() + "widgetcheck-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try body(path)
  }
}

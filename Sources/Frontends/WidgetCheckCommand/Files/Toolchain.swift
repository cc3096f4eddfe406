import CampaignRuns
import Foundation

enum Toolchain {
  /// Runs a program and returns its exit status and combined output, or throws a ``CommandError``.
  ///
  /// It may leave files in the working directory, the package manager locks in the temporary one.
  static func run(
    _ name: String,
    _ arguments: [String],
    in folder: String,
    temporary: String? = nil
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true)
    // The package manager's cache of manifests depends on this variable, which shells set.
    var environment = ProcessInfo.processInfo.environment
    environment["PWD"] = folder
    if let temporary { environment["TMPDIR"] = temporary }
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    do { try process.run() } catch {
      throw CommandError.usage("\(name) cannot be started: \(error); install the Swift toolchain")
    }
    // The compiler is in its own process group, which a terminal's Ctrl-C does not reach.
    let watch = Thread {
      while process.isRunning, !Interruption.isRequested { usleep(50_000) }
      if process.isRunning {
        kill(-process.processIdentifier, SIGKILL)
        process.terminate()
      }
    }
    watch.start()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let output = String(bytes: data, encoding: .utf8) ?? ""
    if process.terminationStatus == 127 {
      throw CommandError.usage("\(name) is not on the path; install the Swift toolchain")
    }
    return (process.terminationStatus, output)
  }
}

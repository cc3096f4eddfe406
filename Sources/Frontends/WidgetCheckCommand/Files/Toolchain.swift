import CampaignRuns
import Foundation

/// Runs a program of the toolchain.
enum Toolchain {
  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - name: The program's name.
  ///   - arguments: Its arguments.
  ///   - folder: Where it runs; what it leaves without being told where stays there.
  ///   - temporary: Where it puts what it needs for a while; the package manager leaves locks there.
  /// - Returns: Its exit status, and what it wrote on both its outputs.
  /// - Throws: ``CommandError`` when it is not there.
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
    // The package manager caches what it read of a manifest by this variable, which shells set.
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
    // The compiler is a group of processes of its own, which no Ctrl-C of a terminal reaches.
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

import ArgumentParser
import CampaignRuns
import Foundation
import RunRecord

package struct ShowCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Open the report of the last run in a browser.",
    discussion: """
      Where no browser can be opened, such as on a server, the report's address is printed alone.

      EXAMPLES
        \(CommandProgram.current.name) show
        \(CommandProgram.current.name) show Reports/example
      """
  )

  @Argument(help: "The folder of a report.")
  var folder = "Reports/latest"

  @Flag(name: .customLong("print"), help: "Only print the report's address.")
  var printsOnly = false

  package init() {}

  package func run() throws {
    try CommandBody.run {
      let path = (folder as NSString).appendingPathComponent("report.html")
      guard FileManager.default.isReadableFile(atPath: path) else {
        throw CommandError.unreadable(
          "there is no report in \(folder); a run writes one, or name the folder of another run"
        )
      }
      Console.print(URL(fileURLWithPath: path).absoluteString)
      if !printsOnly { ShowCommand.open(path) }
      return .held
    }
  }

  /// Opens a file with the system's default program; does nothing if there is none.
  private static func open(_ path: String) {
    #if os(macOS)
      let opener = "/usr/bin/open"
    #else
      let environment = ProcessInfo.processInfo.environment
      guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { return }
      let opener = "/usr/bin/xdg-open"
    #endif
    guard FileManager.default.isExecutableFile(atPath: opener) else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: opener)
    process.arguments = [path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return }
    process.waitUntilExit()
  }
}

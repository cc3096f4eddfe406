import ArgumentParser
import CampaignRunner
import Foundation
import RunRecord
import WidgetRuntime

/// `widgetcheck serve`: be a subject behind a pipe.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Speak a subject's protocol on standard input and output, as the reference runtime.",
    discussion: """
      One JSON message a line, answered by one line where an answer is due. An example for builders \
      of runtimes, and what the harness's own tests talk to.
      """
  )

  func run() throws {
    try CommandBody.run {
      Interruption.restoreDefaults()
      var server = SubjectServer(ReferenceRuntime())
      try server.serve(
        readLine: { Swift.readLine() },
        writeLine: { line in
          Console.print(line)
          try Console.flush()
        }
      )
      return .held
    }
  }
}

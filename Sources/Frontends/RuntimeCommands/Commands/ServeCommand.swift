import ArgumentParser
import CampaignRuns
import Campaigns
import Foundation
import RunRecord
import WidgetModel
import WidgetRuntime

package struct ServeCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Speak a subject's protocol on standard input and output.",
    discussion: """
      One JSON message a line, answered by one line where an answer is due. `widgetcheck` speaks as the reference \
      runtime, an example for builders of runtimes: it replies as a correct runtime does, and a transcript \
      shows it.

      EXAMPLE
        \(CommandProgram.current.name) smoke 'exec:widgetcheck serve --no-batches --transcript right.txt'
      """
  )

  @Option(
    help:
      "Write the conversation there as it goes: `> ` before each message, `< ` before each reply."
  )
  var transcript: String?

  @Flag(
    name: .customLong("no-batches"),
    help: "Take one input a message, as a simple runtime does: a transcript is easy to read then."
  )
  var takesSingleInputs = false

  package init() {}

  package func run() throws {
    try CommandBody.run {
      Interruption.restoreDefaults()
      try serve(CommandProgram.current.served())
      return .held
    }
  }

  private func serve(_ subject: some Subject) throws {
    var server = SubjectServer(
      subject,
      version: CommandProgram.current.servedVersion,
      takesBatches: !takesSingleInputs
    )
    let file = try transcript.map(opened)
    do {
      try server.serve(input: STDIN_FILENO, output: STDOUT_FILENO, transcript: file)
    } catch PipeError.output(let reason) {
      throw CommandError.cannotWrite("standard output", reason)
    } catch PipeError.transcript(let reason) {
      throw CommandError.cannotWrite(transcript ?? "", reason)
    }
  }

  /// Opens a file for appending, because several servers may write whole lines into it.
  private func opened(_ path: String) throws -> Int32 {
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard file >= 0 else {
      throw CommandError.usage(
        "the transcript \(path) cannot be written: \(String(cString: strerror(errno))); give --transcript "
          + "another place"
      )
    }
    return file
  }
}

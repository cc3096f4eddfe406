import ArgumentParser
import CampaignRuns
import Campaigns
import Foundation
import Reporting
import RunRecord
import WidgetModel

/// Makes this process the harness of a runtime: its command line is that of `widgetcheck`, with the
/// runtime as the default subject.
///
/// Written as the last statement of a program's `main.swift`:
///
///     import RuntimeCommands
///
///     RuntimeCommands.main { MyRuntime() }
///
/// The program then has the commands `run`, `smoke`, `replay`, `shrink`, `keep`, `merge`, `report`,
/// `clauses` and `serve`, with the options, records, reports and exit statuses of `widgetcheck`;
/// without a command it runs the default campaign. The subject has the name of the runtime's type.
/// It runs in separate processes of this program, so a runtime that traps, hangs or floods only
/// leaves cases undecided. `--subject in-process` runs it in the harness's process instead, for use
/// with a debugger.
///
/// - Parameter make: Creates the runtime of a run; called from several threads, each of which keeps
///   its own.
public func main<S: Subject & SendableMetatype>(_ make: @escaping @Sendable () -> S) {
  CommandProgram.current = .judging(make)
  RuntimeProgram.main()
}

struct RuntimeProgram: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: CommandProgram.current.name,
    abstract: "Tests the widget runtime \(CommandProgram.current.usualSubject) in virtual time.",
    discussion: """
      Without a subcommand, runs the default campaign against \(CommandProgram.current.usualSubject) and writes the \
      report to Reports/latest. `smoke` is where to begin.

      \(CommandWords.exitStatuses)
      """,
    version: Tool.version,
    subcommands: [
      RunCommand.self, SmokeCommand.self, ReplayCommand.self, ShrinkCommand.self, KeepCommand.self,
      MergeCommand.self, ReportCommand.self, ShowCommand.self, ClausesCommand.self,
      ServeCommand.self,
    ],
    defaultSubcommand: RunCommand.self
  )
}

extension CommandProgram {
  private static let inProcess = "in-process"

  static func judging<S: Subject & SendableMetatype>(
    _ make: @escaping @Sendable () -> S
  ) -> CommandProgram {
    let own = String(describing: S.self)
    let executable = CommandLine.executable
    return CommandProgram(
      name: URL(filePath: executable).lastPathComponent,
      usualSubject: own,
      subjectNames: "\(own), \(inProcess), reference or 'exec:COMMAND'",
      subject: { name, limits, isExact in
        switch name {
        case own, inProcess:
          let served = try SubjectUnderTest.command(
            ShellQuoting.quote(executable) + " serve",
            named: own,
            limits: limits,
            exactly: isExact,
            shouldStop: { Interruption.isRequested }
          )
          guard name == inProcess else { return served }
          var subject = try SubjectUnderTest.inProcess(inProcess, exactly: isExact, make)
          subject.makeConfirmer = served.makeRunner
          return subject
        default: return nil
        }
      },
      served: { make() }
    )
  }
}

extension SubjectUnderTest {
  fileprivate static func inProcess<S: Subject & SendableMetatype>(
    _ name: String,
    exactly isExact: Bool,
    _ make: @escaping @Sendable () -> S
  ) throws -> SubjectUnderTest {
    var first = make()
    let hello: Hello
    do {
      hello = try first.begin(.empty)
      try first.end()
    } catch {
      throw SubjectCommandError.noConversation("\(error)")
    }
    var subject = SubjectUnderTest.runtime(
      name,
      isJudgedExactly: isExact,
      observations: hello.observations,
      version: hello.version,
      make
    )
    subject.title = hello.name
    return subject
  }
}

import ArgumentParser
import RunRecord
import RuntimeCommands

@main
struct WidgetCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "widgetcheck",
    abstract: "Tests widget runtimes against what the platform promises, in virtual time.",
    discussion: """
      Without a subcommand, runs the default campaign against the reference runtime and writes \
      the report to Reports/latest.

      \(CommandWords.exitStatuses)
      """,
    version: Tool.version,
    subcommands: [RunCommand.self] + platformCommands + [
      ReplayCommand.self, ShrinkCommand.self, KeepCommand.self, MergeCommand.self,
      ReportCommand.self, ShowCommand.self, ClausesCommand.self, MutantsCommand.self,
      BenchmarkCommand.self,
      SmokeCommand.self, ServeCommand.self,
    ],
    defaultSubcommand: RunCommand.self
  )

  static func main() {
    CommandProgram.current = .widgetcheck
    let commands = configuration.subcommands.map { $0.configuration.commandName ?? "" }
    main(CommandArguments.read(commands: commands))
  }

  /// The commands that only some platforms support: real widgets run on Linux.
  private static var platformCommands: [ParsableCommand.Type] {
    #if os(Linux)
      [CheckCommand.self, InitCommand.self]
    #else
      []
    #endif
  }
}

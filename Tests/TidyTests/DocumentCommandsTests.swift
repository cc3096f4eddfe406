import ArgumentParser
import Testing

@testable import WidgetCheckCommand

// Goal: every command line in a document can be typed.
@Suite struct DocumentCommandsTests {
  /// The command's own grammar, from its help.
  private static let grammar: DocumentCommands.Grammar = {
    var options: [String: Set<String>] = [:]
    for command in WidgetCheckCommand.configuration.subcommands {
      let help = WidgetCheckCommand.helpMessage(for: command, includeHidden: true, columns: 200)
      let name = command.configuration.commandName ?? command._commandName
      options[name] = Set(
        help.split { !($0.isLetter || $0.isNumber || $0 == "-") }.map(String.init)
          .filter { $0.hasPrefix("--") }
      )
    }
    return DocumentCommands.Grammar(options: options, standard: "run")
  }()

  // The documents describe commands that only some platforms have.
  #if os(Linux)
    @Test func `every command in a document is one`() {
      #expect(DocumentCommands.findings(in: Repository.documents, grammar: Self.grammar) == [])
    }
  #endif

  @Test func `the command's own help is read`() {
    #expect(
      Self.grammar.options["run"]?.isSuperset(of: ["--seed", "--cases", "--fail-on"]) == true
    )
    #expect(Self.grammar.options["run"]?.contains("--nothing") == false)
  }

  private static let small = DocumentCommands.Grammar(
    options: ["run": ["--seed"], "keep": ["--force"]],
    standard: "run"
  )

  @Test(arguments: [
    "```\nwidgetcheck walk\n```": "there is no command walk",
    "Type `widgetcheck run --sed 1`.": "run has no option --sed",
    "Type `.bin/widgetcheck --force`.": "run has no option --force",
    "`swift run widgetcheck keep --seed=1`": "keep has no option --seed",
    "`widgetcheck run 'exec:a --b' --sed 1`": "run has no option --sed",
    "The option `--sed` does it.": "no command has an option --sed",
  ])
  func `a command that is none is found`(text: String, problem: String) {
    let found = DocumentCommands.findings(in: [TextFile("A.md", text)], grammar: Self.small)
    #expect(found.map(\.problem) == [problem])
  }

  @Test(arguments: [
    "```\nwidgetcheck\nwidgetcheck run --seed 1\n.bin/widgetcheck keep --force FILE\n```",
    "Type `widgetcheck --seed=1` or `widgetcheck keep FILE | less --sed`.", "`widgetcheck --help`",
    "The option `--seed N`; `swift build --product widgetcheck` builds it.",
    "`swift test --filter A`", "`widgetcheck run 'exec:a --b' --seed 1`",
    "widgetcheck walk, outside of code",
  ])
  func `a command that is one passes`(text: String) {
    #expect(DocumentCommands.findings(in: [TextFile("A.md", text)], grammar: Self.small) == [])
  }
}

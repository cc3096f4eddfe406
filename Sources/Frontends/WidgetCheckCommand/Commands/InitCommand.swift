import ArgumentParser
import CampaignRuns
import Foundation
import RunRecord
import RuntimeCommands

#if os(Linux)
  struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "init",
      abstract: "Write a workflow, fixtures and an expectations file for an app.",
      discussion: """
        Checks the app twice: once to find out which data its widgets ask for, which become fixtures \
        to fill in, and once with those fixtures to list what breaks today. Listed findings do not fail \
        the workflow; a new one does. Nothing is overwritten.

        EXAMPLES
          widgetcheck init MyApp
          widgetcheck init MyApp --target FeedWidgets --cases 500
        """
    )

    @OptionGroup(title: "Target and sources") var subject: SubjectOptions

    @Option(help: "The number of random scenarios of each check, here and in the workflow.")
    var cases = 300

    @Option(name: .shortAndLong, help: "Where the reports of the checks go.")
    var output = "Reports/latest"

    @Flag(help: "Print nothing but findings and errors.")
    var quiet = false

    func run() throws {
      try CommandBody.run { try setUp() }
    }

    private func setUp() throws -> ExitStatus {
      guard cases > 0 else {
        throw CommandError.nothing("--cases \(cases) runs nothing; give at least 1")
      }
      let files = try StarterFiles(for: subject.folder)
      try files.checkThatNothingIsThere()
      let common =
        [subject.folder] + subject.words + ["--cases", String(cases), "--output", output]
      if !quiet { Console.printNote("1 of 2: finding out which data the widgets ask for") }
      // Only the second check reports findings; this one only fails if it cannot run.
      _ = try check(
        common + ["--quiet", "--shrink-budget", "0", "--write-fixtures", files.fixtures]
      )
      if !quiet { Console.printNote("2 of 2: listing what breaks today") }
      let given = files.hasFixtures ? ["--fixtures", files.fixtures] : []
      try files.makeFolder()
      let status = try check(
        common + given + (quiet ? ["--quiet"] : [])
          + ["--expect", files.expectations, "--update-expectations"]
      )
      if Interruption.isRequested { return .undecided }
      try files.writeWorkflow(arguments: subject.words + ["--cases", String(cases)])
      for line in files.summary { Console.printNote(line) }
      // Today's failures are expected from now on.
      return status == .broken ? .held : status
    }

    private func check(_ arguments: [String]) throws -> ExitStatus {
      if Interruption.isRequested { return .undecided }
      return try CheckCommand.parse(arguments).check(watching: nil)
    }
  }
#endif

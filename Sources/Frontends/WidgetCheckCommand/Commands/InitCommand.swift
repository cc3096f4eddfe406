import ArgumentParser
import CampaignRunner
import CampaignRuns
import Foundation
import RunRecord

#if os(Linux)
  /// `widgetcheck init`: sets a repository up, so that its continuous integration checks its widgets.
  struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "init",
      abstract: "Write a workflow, fixtures and an expectations file for an app.",
      discussion: """
        Checks the app twice: once to find out which data its widgets ask for, which become fixtures \
        to fill in, and once with those fixtures to list what breaks today. Listed findings do not fail \
        the workflow; a new one does. Nothing is written over.

        EXAMPLES
          widgetcheck init MyApp
          widgetcheck init MyApp --target FeedWidgets --cases 500
        """
    )

    @OptionGroup var subject: SubjectOptions

    @Option(help: "The number of random scenarios of each check, here and in the workflow.")
    var cases = 300

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
      let scratch = try ScratchFolder()
      defer { scratch.remove() }
      let common =
        [subject.folder] + subject.words + ["--cases", String(cases)] + (quiet ? ["--quiet"] : [])
      // Findings are the affair of the second check; only what keeps the first from running ends here.
      _ = try check(
        common + ["--write-fixtures", files.fixtures, "--output", scratch.path + "/first"]
      )
      let given = files.hasFixtures ? ["--fixtures", files.fixtures] : []
      try files.makeFolder()
      let status = try check(
        common + given + ["--expect", files.expectations, "--update-expectations"]
          + ["--output", scratch.path + "/second"]
      )
      if Interruption.isRequested { return .undecided }
      try files.writeWorkflow(arguments: subject.words + ["--cases", String(cases)])
      for line in files.summary { Console.note(line) }
      // What breaks today is expected from now on.
      return status == .broken ? .held : status
    }

    private func check(_ arguments: [String]) throws -> ExitStatus {
      if Interruption.isRequested { return .undecided }
      return try CheckCommand.parse(arguments).check(watching: nil)
    }
  }
#endif

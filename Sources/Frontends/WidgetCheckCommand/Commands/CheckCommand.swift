import ArgumentParser
import RuntimeCommands
import WidgetModel

#if os(Linux)
  import WidgetCampaigns

  struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check",
      abstract: "Build the widget extension of an app from its unchanged sources, and test it.",
      discussion: """
        The Swift files that Xcode compiles for the extension, or those of a folder, are compiled \
        against modules named like Apple's and run in worker processes, in virtual time. The report \
        shows for each widget what a person saw, how its days went and what broke, with source lines.

        EXAMPLES
          widgetcheck check MyApp
          widgetcheck check MyApp --target FeedWidgets --cases 200
          widgetcheck check MyApp --package Kingfisher=../Kingfisher
          widgetcheck check MyApp --watch --cases 100
          widgetcheck check MyApp --profile all
          widgetcheck check MyApp --format sarif > widgetcheck.sarif
          widgetcheck check MyWidgets --exclude AppDelegate.swift --stub Kingfisher
          widgetcheck check MyWidgets --write-fixtures Fixtures
          widgetcheck check MyWidgets --cases 5000 --fixtures Fixtures
          widgetcheck check MyWidgets --replay Reports/latest/findings/CR-01-at-once-Feed.json
        """
    )

    @OptionGroup(title: "Target and sources") var subject: SubjectOptions

    @OptionGroup(title: "Widgets") var chosen: ChosenWidgets

    @Option(
      name: .customLong("profile"),
      help: """
        The platform profile, \(Scenario.defaultProfile) by default: \
        \(Profile.catalogue.map(\.name).joined(separator: ", ")), or all: every release of iOS that the target is \
        for. Several give one report, clause by profile.
        """
    )
    var profiles: [String] = []

    @Option(name: .customLong("set"), help: "Change a number of the profile, as KEY=VALUE.")
    var settings: [String] = []

    @Option(help: "The seed of the random scenarios.")
    var seed: UInt64 = 1

    @Option(help: "The number of random scenarios.")
    var cases = WidgetCampaign.defaultCases

    @Option(help: "End after so much time, such as 30s; the record is then marked as cut.")
    var time: String?

    @Option(name: .customLong("clause"), help: "Judge only this clause, row or area; repeatable.")
    var clauses: [String] = []

    @Option(help: "The number of worker processes; all processors by default.")
    var workers: Int?

    @Option(help: "A folder with answers of the network and shared data.")
    var fixtures: String?

    @Option(help: "The record of the released version, whose kinds the widgets must keep.")
    var released: String?

    @Option(help: "Write fixtures for what the widgets asked for and did not get, to a new folder.")
    var writeFixtures: String?

    @Option(
      help:
        "Write each drawing of the widgets as SVG and JSON to a folder, in place of those of an earlier run."
    )
    var snapshots: String?

    @Option(help: "How often the code may be run to shrink one finding.")
    var shrinkBudget = WidgetCampaign.defaultShrinkBudget

    @Option(
      help:
        "How often the code may be run to shrink all findings together; as often as cases by default."
    )
    var shrinkTotal: Int?

    @Flag(help: "End at the first violation that fails the run; the record is then marked as cut.")
    var failFast = false

    @Option(help: "Run the scenario of a finding's file again, and nothing else; repeatable.")
    var replay: [String] = []

    @Flag(
      help: "Run the findings of the last run in --output again that failed it, and nothing else."
    )
    var lastFailed = false

    @Flag(help: "Check again whenever a file of the folder changes, until Ctrl-C.")
    var watch = false

    @Flag(help: "With --replay, print every event of what happens.")
    var trace = false

    @Option(name: .shortAndLong, help: "Where the reports go.")
    var output = "Reports/latest"

    @Option(help: "The lowest level whose violation fails the run.")
    var failOn = FailLevel.required

    @OptionGroup(title: "Expectations") var expectations: ExpectationOptions

    @Flag(help: "Print nothing but findings and errors.")
    var quiet = false

    @OptionGroup(title: "Output format") var result: FormatOption

    @OptionGroup(title: "Observations") var observed: ObservationOption

    func run() throws {
      guard watch else { return try CommandBody.run { try check(watching: nil) } }
      try CommandBody.run(isEndedBySignal: true) { try checkAgainAndAgain() }
    }
  }
#endif

import ArgumentParser
import CampaignRuns
import Clauses
import Foundation
import Reporting
import RunRecord
import RuntimeCommands
import ScenarioGeneration
import WidgetModel

#if os(Linux)
  import AuthoringValues
  import WidgetCampaigns
  import WorkerProcesses

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

    /// Checks once; a change of the monitored files ends the campaign early.
    ///
    /// - Throws: An error that prevents the check.
    func check(watching files: FolderMonitor?) throws -> ExitStatus {
      guard cases > 0 else {
        throw CommandError.nothing("--cases \(cases) runs nothing; give at least 1")
      }
      guard shrinkBudget >= 0, (shrinkTotal ?? 0) >= 0 else {
        throw CommandError.usage("--shrink-budget and --shrink-total need at least 0")
      }
      if files != nil { try result.allowsRepetition(by: "the checks of --watch") }
      guard replay.isEmpty && !lastFailed || result.format == .text else {
        throw CommandError.usage("--replay and --last-failed only print text; leave --format out")
      }
      guard replay.isEmpty || !lastFailed else {
        throw CommandError.usage(
          "--replay and --last-failed each name what to run; give one of them"
        )
      }
      // Read all inputs first, so that errors are reported before the long build.
      let replay =
        try lastFailed
        ? ReplayRun(failedIn: output, failOn: failOn.level)
        : replay.isEmpty ? nil : ReplayRun(files: replay)
      try WidgetCampaign.checkFixtures(fixtures)
      _ = try chosen.checkedFamilies()
      let released = try released.map {
        try ReleasedVersion(
          RecordFile.read($0),
          at: $0,
          besides: replay == nil ? output : nil
        )
      }
      guard writeFixtures == nil || profiles.count <= 1 && profiles != ["all"] else {
        throw CommandError.usage("--write-fixtures goes with one profile; name one, or none")
      }
      guard snapshots == nil || profiles.count <= 1 && profiles != ["all"] else {
        throw CommandError.usage("--snapshots goes with one profile; name one, or none")
      }
      let writer = try writeFixtures.map { try FixtureWriter($0) }
      let snapshotWriter = try snapshots.map { try SnapshotWriter($0) }
      let scratch = try ScratchFolder()
      defer { scratch.remove() }
      let found = try CheckSubject(
        subject,
        besides: [output] + (fixtures.map { [$0] } ?? []),
        scratch: scratch.path
      )
      let sources = found.sources
      let resources = found.resources
      try chosen.checkKinds(in: sources.files.map(\.text))
      if subject.explainTarget {
        for line in try TargetExplanation(subject: found).lines { print(line) }
        return .held
      }
      var expected = try expectations.read()
      expected.comments = try sources.expectations
      let entry = try EntryPoint(of: sources, choosing: subject.bundle)
      let list = try ExtensionList(of: found, subject.setting, in: scratch.path)
      let description = try TargetDescription(
        of: sources,
        resources,
        found.project,
        settings: subject.setting,
        madeUp: list?.madeUp ?? []
      )
      let assets = AssetSymbols(of: resources.assetCatalogs, in: sources.path)
      tell(SubjectNotes(subject: found, entry: entry, assets: assets).lines)
      if !description.files.isEmpty {
        tell(["settings of the target: \(description.files.joined(separator: ", "))"])
      }
      let table = ScratchBuild.isOwnBuildOptimized ? LiteralTable.first(in: sources) : nil
      if let table { tell([table.note]) }
      tell(list?.notes ?? [])
      let build = ScratchBuild(
        folder: sources,
        assets: assets,
        language: found.language,
        modules: found.modules,
        resources: resources,
        entry: entry,
        scratch: scratch.path,
        stubs: subject.stub,
        isOptimized: ScratchBuild.isOwnBuildOptimized && table == nil
      )
      let modules = try ProgressLine(isShown: !quiet).show("building the modules for widgets") {
        [quiet] in
        try BuiltModules(besides: CommandLine.executable) {
          guard !quiet else { return }
          Console.note("building the modules that widgets import; later runs find them built")
        }
      }
      let standIns = try ProgressLine(isShown: !quiet).show("building") {
        try build.build(with: modules)
      }
      let standInLines = standIns.flatMap(\.lines)
      tell(standIns.flatMap(\.shortLines).map { "replaced: \($0)" })
      let profiles = try profiles(for: found.target)
      var trial = try trial(build, sources)
      trial.propertyList = list?.path
      trial.targetSettings = description.settings
      if let target = found.target {
        Packaging(target, sources, modules: found.modules)?.judge(into: &trial.targetSettings)
      }
      trial.missingFiles = resources.missing
      trial.released = released
      let declared = try ProgressLine(isShown: !quiet).show("asking what the bundle declares") {
        [trial] in try trial.describe()
      }
      let bundle = try chosen.applied(to: declared)
      if !quiet, let note = chosen.note { Console.note(note) }
      if var replay {
        replay.printsTrace = trace
        let subject = trial.subject(for: bundle)
        return try ProgressLine(isShown: !quiet).show("replaying") { [replay] in
          try replay.run { _ in subject }
        }
      }
      trial.replay =
        (["widgetcheck", "check", sources.name] + optionWords
        + CommandWords.given(
          "--fixtures",
          fixtures.map { URL(fileURLWithPath: $0).lastPathComponent }
        )
        + CommandWords.given(
          "--released",
          self.released.map { URL(fileURLWithPath: $0).lastPathComponent }
        )
        + ["--replay"])
        .map(ShellQuoting.quote).joined(separator: " ")
      trial.shouldStop = { Interruption.isRequested || files?.hasChanged == true }
      let checked = CheckedFiles(at: trial.sources, bundle: entry.place(in: sources))
      return try run(trial, checked, by: profiles, bundle, expected, writer, snapshotWriter) {
        header in
        header.inert = InertNameUse.told(in: sources)
        header.uncalled = UncalledFunction.find(in: sources).map(\.description)
        header.madeUp = list?.madeUp ?? []
        header.standIns = standInLines
      }
    }

    private func trial(_ build: ScratchBuild, _ sources: SourceFolder) throws -> WidgetCampaign {
      var trial = WidgetCampaign(WorkerCommand(executable: build.executable))
      trial.settings = try ProfileOption.settings(settings)
      trial.seed = seed
      trial.cases = cases
      trial.clauses = try SubjectOption.clauses(clauses)
      trial.workers = workers ?? ProcessInfo.processInfo.activeProcessorCount
      guard trial.workers > 0 else { throw CommandError.usage("--workers needs at least 1") }
      trial.shrinkBudget = shrinkBudget
      trial.shrinkTotal = shrinkTotal ?? WidgetCampaign.shrinkTotal(for: cases)
      try trial.useFixtures(fixtures)
      trial.sources = sources.files.map(\.path)
      return trial
    }

    func tell(_ lines: [String]) {
      guard !quiet else { return }
      for line in lines { Console.note(line) }
    }
  }

  extension ScratchBuild {
    /// True if this command was built with optimisation, which the checked code then is too.
    static var isOwnBuildOptimized: Bool {
      #if DEBUG
        false
      #else
        true
      #endif
    }
  }
#endif

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

  extension CheckCommand {
    /// Checks once, or throws what prevents it; a monitored file's change ends the campaign early.
    func check(watching files: FolderMonitor?) throws -> ExitStatus {
      try checkOptions(isWatching: files != nil)
      let inputs = try readInputs()
      let scratch = try ScratchFolder()
      defer { scratch.remove() }
      let found = try findSubject(in: scratch)
      if subject.explainTarget {
        for line in try TargetExplanation(subject: found).lines { print(line) }
        return .held
      }
      let expected = try readExpectations(in: found.sources)
      let parts = try readParts(of: found, in: scratch)
      printNotes(about: parts)
      let profiles = try profiles(for: found.target)
      let asked = try OutputDirectory.leavingNoOldReports(
        in: output,
        unless: inputs.replay != nil
      ) {
        try askBundle(of: parts, in: scratch, released: inputs.released)
      }
      let (program, trial, bundle) = (asked.program, asked.trial, asked.bundle)
      if let replay = inputs.replay { return try runAgain(replay, trial, bundle) }
      var campaign = trial
      campaign.replay = replayCommand(for: found.sources)
      campaign.shouldStop = { Interruption.isRequested || files?.hasChanged == true }
      let place = parts.entry.place(in: found.sources)
      return try run(
        campaign,
        CheckedFiles(at: trial.sources, bundle: place),
        by: profiles,
        bundle,
        expected,
        inputs.fixtureWriter,
        inputs.snapshotWriter,
        describing: describer(of: parts, program, trial.confinement)
      )
    }

    /// Builds the program and asks what its bundle declares.
    private func askBundle(
      of parts: SubjectParts,
      in scratch: ScratchFolder,
      released: ReleasedVersion?
    ) throws -> AskedBundle {
      let program = try buildProgram(from: parts, in: scratch)
      var campaign = try trial(program.build, parts.subject.sources)
      describeTarget(parts, in: &campaign)
      campaign.released = released
      let bundle = try readBundle(with: campaign)
      return AskedBundle(program: program, trial: campaign, bundle: bundle)
    }

    private func checkOptions(isWatching: Bool) throws {
      guard cases > 0 else {
        throw CommandError.nothing("--cases \(cases) runs nothing; give at least 1")
      }
      guard shrinkBudget >= 0, (shrinkTotal ?? 0) >= 0 else {
        throw CommandError.usage("--shrink-budget and --shrink-total need at least 0")
      }
      if isWatching { try result.allowsRepetition(by: "the checks of --watch") }
      guard replay.isEmpty && !lastFailed || result.format == .text else {
        throw CommandError.usage("--replay and --last-failed only print text; leave --format out")
      }
      guard replay.isEmpty || !lastFailed else {
        throw CommandError.usage(
          "--replay and --last-failed each name what to run; give one of them"
        )
      }
    }

    /// Reads all inputs apart from the subject, so that errors are reported before the long build.
    private func readInputs() throws -> CheckInputs {
      let replay = try readReplay()
      try WidgetCampaign.checkFixtures(fixtures)
      _ = try chosen.checkedFamilies()
      let released = try released.map {
        try ReleasedVersion(
          RecordFile.read($0),
          at: $0,
          besides: replay == nil ? output : nil
        )
      }
      let isOneProfile = profiles.count <= 1 && profiles != ["all"]
      guard writeFixtures == nil || isOneProfile else {
        throw CommandError.usage("--write-fixtures goes with one profile; name one, or none")
      }
      guard snapshots == nil || isOneProfile else {
        throw CommandError.usage("--snapshots goes with one profile; name one, or none")
      }
      let fixtureWriter = try writeFixtures.map { try FixtureWriter($0) }
      let snapshotWriter = try snapshots.map { try SnapshotWriter($0) }
      return CheckInputs(
        replay: replay,
        released: released,
        fixtureWriter: fixtureWriter,
        snapshotWriter: snapshotWriter
      )
    }

    private func readReplay() throws -> ReplayRun? {
      if lastFailed { return try ReplayRun(failedIn: output, failOn: failOn.level) }
      return try replay.isEmpty ? nil : ReplayRun(files: replay)
    }

    private func findSubject(in scratch: ScratchFolder) throws -> CheckSubject {
      let found = try CheckSubject(
        subject,
        besides: [output] + (fixtures.map { [$0] } ?? []),
        scratch: scratch.path
      )
      try chosen.checkKinds(in: found.sources.files.map(\.text))
      return found
    }

    private func readExpectations(in sources: SourceFolder) throws -> ExpectedResults {
      var expected = try expectations.read()
      expected.comments = try sources.expectations
      return expected
    }

    // MARK: Build

    private func readParts(
      of found: CheckSubject,
      in scratch: ScratchFolder
    ) throws -> SubjectParts {
      let (sources, resources) = (found.sources, found.resources)
      let entry = try EntryPoint(of: sources, choosing: subject.bundle)
      let list = try ExtensionList(of: found, subject.setting, in: scratch.path)
      let description = try TargetDescription(
        of: sources,
        resources,
        found.project,
        settings: subject.setting,
        madeUp: list?.madeUp ?? []
      )
      return SubjectParts(
        subject: found,
        entry: entry,
        list: list,
        description: description,
        assets: AssetSymbols(of: resources.assetCatalogs, in: sources.path),
        table: ScratchBuild.isOwnBuildOptimized ? LiteralTable.first(in: sources) : nil
      )
    }

    private func printNotes(about parts: SubjectParts) {
      tell(SubjectNotes(subject: parts.subject, entry: parts.entry, assets: parts.assets).lines)
      let files = parts.description.files
      if !files.isEmpty { tell(["settings of the target: \(files.joined(separator: ", "))"]) }
      if let table = parts.table { tell([table.note]) }
      tell(parts.list?.notes ?? [])
    }

    /// Builds the program, and before it the modules that widgets import, if they are not built.
    private func buildProgram(
      from parts: SubjectParts,
      in scratch: ScratchFolder
    ) throws -> CheckedProgram {
      let found = parts.subject
      let build = ScratchBuild(
        folder: found.sources,
        assets: parts.assets,
        language: found.language,
        modules: found.modules,
        resources: found.resources,
        entry: parts.entry,
        scratch: scratch.path,
        stubs: subject.stub,
        isOptimized: ScratchBuild.isOwnBuildOptimized && parts.table == nil
      )
      let modules = try ProgressLine(isShown: !quiet).show("building the modules for widgets") {
        [quiet] in
        try BuiltModules(besides: CommandLine.executable) {
          guard !quiet else { return }
          Console.printNote("building the modules that widgets import; later runs find them built")
        }
      }
      let standIns = try ProgressLine(isShown: !quiet).show("building") {
        try build.build(with: modules)
      }
      tell(standIns.flatMap(\.shortLines).map { "replaced: \($0)" })
      return CheckedProgram(build: build, standIns: standIns.flatMap(\.lines))
    }

    // MARK: Run

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

    private func describeTarget(_ parts: SubjectParts, in trial: inout WidgetCampaign) {
      let found = parts.subject
      trial.propertyList = parts.list?.path
      trial.targetSettings = parts.description.settings
      if let target = found.target {
        Packaging(target, found.sources, modules: found.modules)?
          .judge(into: &trial.targetSettings)
      }
      trial.missingFiles = found.resources.missing
    }

    /// Asks the program what its bundle declares, and restricts that to the chosen widgets.
    private func readBundle(with trial: WidgetCampaign) throws -> BundleInterface {
      let declared = try ProgressLine(isShown: !quiet).show("asking what the bundle declares") {
        try trial.describe()
      }
      let bundle = try chosen.applied(to: declared)
      if !quiet, let note = chosen.note { Console.printNote(note) }
      tell([trial.confinement.line])
      return bundle
    }

    private func runAgain(
      _ replay: ReplayRun,
      _ trial: WidgetCampaign,
      _ bundle: BundleInterface
    ) throws -> ExitStatus {
      var replay = replay
      replay.printsTrace = trace
      let subject = trial.subject(for: bundle)
      return try ProgressLine(isShown: !quiet).show("replaying") { [replay] in
        try replay.run { _ in subject }
      }
    }

    /// Returns the command that replays a finding, up to its file.
    private func replayCommand(for sources: SourceFolder) -> String {
      let name = { (path: String) in URL(fileURLWithPath: path).lastPathComponent }
      let words =
        ["widgetcheck", "check", sources.name] + optionWords
        + CommandWords.given("--fixtures", fixtures.map(name))
        + CommandWords.given("--released", released.map(name)) + ["--replay"]
      return words.map(ShellQuoting.quote).joined(separator: " ")
    }

    /// Returns a function that adds what is known about the code to the header of a record.
    private func describer(
      of parts: SubjectParts,
      _ program: CheckedProgram,
      _ confinement: KernelLimits
    ) -> @Sendable (inout RecordHeader) -> Void {
      let sources = parts.subject.sources
      let madeUp = parts.list?.madeUp ?? []
      let standIns = program.standIns
      return { header in
        header.inert = InertNameUse.told(in: sources)
        header.uncalled = UncalledFunction.find(in: sources).map(\.description)
        header.madeUp = madeUp
        header.standIns = standIns
        header.isolation = confinement.missing
      }
    }

    private func tell(_ lines: [String]) {
      guard !quiet else { return }
      for line in lines { Console.printNote(line) }
    }
  }

  private struct CheckInputs {
    /// The findings to run again, `nil` for a campaign.
    let replay: ReplayRun?

    let released: ReleasedVersion?

    let fixtureWriter: FixtureWriter?

    let snapshotWriter: SnapshotWriter?
  }

  /// The parts of a subject that its program is built from, and those that describe its target.
  private struct SubjectParts {
    let subject: CheckSubject

    let entry: EntryPoint
    let list: ExtensionList?

    let description: TargetDescription

    let assets: AssetSymbols

    /// The table for which the program is not optimized, `nil` if there is none.
    let table: LiteralTable?
  }

  /// A bundle that has said what it declares.
  private struct AskedBundle {
    let program: CheckedProgram

    let trial: WidgetCampaign

    let bundle: BundleInterface
  }

  private struct CheckedProgram {
    let build: ScratchBuild

    /// The lines of the report about replacements for missing declarations.
    let standIns: [String]
  }

  extension ScratchBuild {
    /// True if this command was built with optimization, which the checked code then is too.
    fileprivate static var isOwnBuildOptimized: Bool {
      #if DEBUG
        false
      #else
        true
      #endif
    }
  }
#endif

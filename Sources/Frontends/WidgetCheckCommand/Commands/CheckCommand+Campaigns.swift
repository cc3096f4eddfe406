import CampaignRuns
import Clauses
import Foundation
import Reporting
import RunRecord
import RuntimeCommands
import ScenarioGeneration
import WidgetModel
import XcodeProjects

#if os(Linux)
  import AuthoringValues
  import WidgetCampaigns
  import WorkerProcesses

  extension CheckCommand {
    /// Returns the named profiles, for `all` the target's releases of iOS, or throws a
    /// ``CommandError``.
    func profiles(for target: CheckedTarget?) throws -> [String] {
      guard profiles == ["all"] else { return try ProfileOption.names(profiles) }
      let least = target?.settings.value("IPHONEOS_DEPLOYMENT_TARGET").flatMap(Self.release) ?? 0
      let all = Profile.catalogue.map(\.name).filter { Self.release($0) != nil }
      let found = all.filter { Self.release($0) ?? 0 >= least }
      // A target for a later release than every profile's uses the latest.
      return found.isEmpty ? Array(all.suffix(1)) : found
    }

    /// Returns the release of iOS in a string such as `iOS26` or `17.4`.
    private static func release(_ text: String) -> Int? {
      let name = text.hasPrefix("iOS") ? text.dropFirst(3) : Substring(text)
      return Int(name.prefix { $0 != "." })
    }

    private var buildWords: [String] {
      ["check", subject.folder] + optionWords + CommandWords.given("--fixtures", fixtures)
        + CommandWords.given("--released", released)
    }

    /// The arguments that build the program, apart from files elsewhere.
    var optionWords: [String] {
      subject.words + chosen.words
    }

    private func campaignWords(_ profile: String) -> [String] {
      CommandWords.given("--profile", profile, unless: Scenario.defaultProfile)
        + CommandWords.repeated("--set", settings) + CommandWords.repeated("--clause", clauses)
        + ["--seed", String(seed), "--cases", String(cases)] + CommandWords.given("--time", time)
        + CommandWords.given(
          "--shrink-budget",
          String(shrinkBudget),
          unless: String(WidgetCampaign.defaultShrinkBudget)
        )
        + CommandWords.given("--fail-on", failOn.rawValue, unless: FailLevel.required.rawValue)
        + expectations.words
    }

    /// Runs the campaign with each profile and writes a common report.
    func run(
      _ trial: WidgetCampaign,
      _ files: CheckedFiles,
      by profiles: [String],
      _ bundle: BundleInterface,
      _ expected: ExpectedResults,
      _ writer: FixtureWriter?,
      _ snapshots: SnapshotWriter?,
      describing describe: @escaping @Sendable (inout RecordHeader) -> Void
    ) throws -> ExitStatus {
      guard profiles.count > 1 else {
        return try campaign(
          trial,
          files,
          by: profiles[0],
          bundle,
          expected,
          writer,
          snapshots,
          describing: describe
        )
        .run()
      }
      try result.allowsTable(by: "several profiles")
      try observed.allowsNothing(with: "several profiles")
      var runs = ProfileMatrix(by: .profile, output: output)
      for profile in profiles where !trial.shouldStop() {
        try runs.add(
          campaign(trial, files, by: profile, bundle, expected, nil, nil, describing: describe)
        )
      }
      return try runs.finish(of: profiles)
    }

    private func campaign(
      _ trial: WidgetCampaign,
      _ files: CheckedFiles,
      by profile: String,
      _ bundle: BundleInterface,
      _ expected: ExpectedResults,
      _ writer: FixtureWriter?,
      _ snapshots: SnapshotWriter?,
      describing describe: @escaping @Sendable (inout RecordHeader) -> Void
    ) throws -> CampaignRun {
      let limit = try time.map(RunCommand.seconds)
      var trial = trial
      trial.profile = profile
      let isOver = TimeLimit(after: limit.map { $0 + CampaignRun.patience })
      trial.shouldStop = { [trial] in trial.shouldStop() || isOver.isReached }
      var run = CampaignRun(trial.plan(for: bundle))
      run.output = output
      run.failLevel = failOn.level
      run.failsFast = failFast
      run.expected = expected
      run.files = files
      run.isQuiet = quiet
      run.format = result.format
      run.observations = observed.observations
      run.limit = limit
      run.site.replay = buildWords + ["--replay"]
      run.site.arguments = buildWords + campaignWords(profile)
      run.completion = { [trial] record in
        describe(&record.header)
        trial.complete(&record, bundle)
        writer?.write(record)
        try snapshots?.write(record)
      }
      return run
    }
  }
#endif

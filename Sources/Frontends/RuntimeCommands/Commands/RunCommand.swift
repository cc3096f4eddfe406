import ArgumentParser
import CampaignRuns
import Campaigns
import Clauses
import Foundation
import Reporting
import RunRecord
import ScenarioCorpus
import WidgetModel

package struct RunCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run a campaign against a widget runtime and write its report.",
    discussion: """
      A campaign replays the corpus, runs all small scenarios, then random ones; it shrinks what \
      breaks and writes record.jsonl, report.html, junit.xml, summary.md, badge.svg and one file for \
      each finding. The same seed gives the same bytes, regardless of the number of workers.

      EXAMPLES
        \(CommandProgram.current.name) run --profile iOS17 --seed 7
        \(CommandProgram.current.name) run --clause TL --clause RB-12 --cases 5000
        \(CommandProgram.current.name) run --subject 'exec:python3 my_runtime.py' --subject-timeout 5s
        \(CommandProgram.current.name) run --subject reference --subject 'exec:python3 my_runtime.py'
        \(CommandProgram.current.name) run --profile all --output profiles
        \(CommandProgram.current.name) run --shard 1/3 --output shard1
        \(CommandProgram.current.name) run --fail-fast
        \(CommandProgram.current.name) run --format sarif > widgetcheck.sarif
      """
  )

  @Option(
    name: .customLong("subject"),
    help: """
      What to judge, \(CommandProgram.current.usualSubject) by default: \(CommandProgram.current.subjectNames), a \
      runtime in any language. Several give one report, clause by subject.
      """
  )
  var subjects: [String] = []

  @OptionGroup(title: "Runtimes in other processes") var child: ChildOptions

  @Option(
    name: .customLong("profile"),
    help: """
      The platform profile, \(Scenario.defaultProfile) by default: \
      \(Profile.catalogue.map(\.name).joined(separator: ", ")), or all. Several give one report, clause by profile.
      """
  )
  var profiles: [String] = []

  @Option(name: .customLong("set"), help: "Change a number of the profile, as KEY=VALUE.")
  var settings: [String] = []

  @Option(help: "The seed of the random cases.")
  var seed: UInt64 = 1

  @Option(help: "The number of random cases.")
  var cases = CampaignPlan.defaultCases

  @Option(help: "End after so much time, such as 30s; the record is then marked as cut.")
  var time: String?

  @Option(name: .customLong("clause"), help: "Judge only this clause, row or area; repeatable.")
  var clauses: [String] = []

  @Option(help: "The number of workers; all processors by default.")
  var workers: Int?

  @Option(help: "How often the subject may be run to shrink one finding.")
  var shrinkBudget = CampaignPlan.defaultShrinkBudget

  @Option(help: "How often the subject may be run to shrink all findings together.")
  var shrinkTotal = CampaignPlan.defaultShrinkTotal

  @Flag(help: "End at the first violation that fails the run; the record is then marked as cut.")
  var failFast = false

  @Option(
    help: "Run one part of several, as I/N; auto for what the CI's parallel jobs say, auto/N of N."
  )
  var shard: String?

  @Option(
    help: """
      Corpus files or directories to replay first; by default the golden scenarios, and Corpora if it is there.
      """
  )
  var corpus: [String] = []

  @Flag(name: .customLong("no-corpus"), help: "Replay no corpus, and no golden scenario.")
  var leavesCorpus = false

  @Option(name: .shortAndLong, help: "Where the reports go.")
  var output = "Reports/latest"

  @Option(
    help: """
      The lowest level whose violation fails the run; \
      required by default, and provisional for the reference and its mutants.
      """
  )
  var failOn: FailLevel?

  @OptionGroup(title: "Expectations") var expectations: ExpectationOptions

  @Flag(help: "Print nothing but findings and errors.")
  var quiet = false

  @OptionGroup(title: "Output format") var result: FormatOption

  @OptionGroup(title: "Observations") var observed: ObservationOption

  package init() {}

  package func run() throws {
    try CommandBody.run { try campaign() }
  }

  private func campaign() throws -> ExitStatus {
    let subjects = subjects.isEmpty ? [CommandProgram.current.usualSubject] : subjects
    let profiles = try ProfileOption.names(profiles)
    guard subjects.count > 1 || profiles.count > 1 else {
      return try run(of: subjects[0], profile: profiles[0]).run()
    }
    guard subjects.count == 1 || profiles.count == 1 else {
      throw CommandError.usage(
        "several --subject and several --profile do not make one table; name several of only one of them"
      )
    }
    let axis = subjects.count > 1 ? RunTable.Axis.subject : .profile
    let names = axis == .subject ? subjects : profiles
    guard Set(names).count == names.count else {
      throw CommandError.usage("a \(axis) is named twice; name each --\(axis) once")
    }
    guard shard == nil else {
      throw CommandError.usage("several --\(axis) do not go with --shard; run them one by one")
    }
    try result.allowsTable(by: "several --\(axis)")
    try observed.allowsNothing(with: "several --\(axis)")
    // Look up all subjects and profiles first, so that a wrong name does not remove an earlier
    // report.
    let campaigns = try subjects.flatMap { subject in
      try profiles.map { try run(of: subject, profile: $0) }
    }
    var runs = ProfileMatrix(by: axis, output: output)
    for campaign in campaigns where !Interruption.isRequested { try runs.add(campaign) }
    return try runs.finish(of: names)
  }

  private func run(of subject: String, profile: String) throws -> CampaignRun {
    let plan = try plan(of: subject, profile: profile)
    let limit = try time.map(RunCommand.seconds)
    var run = CampaignRun(plan)
    run.output = output
    run.limit = limit
    run.caseTimeout = try child.caseSeconds()
    if let failOn { run.failLevel = failOn.level }
    run.failsFast = failFast
    run.expected = try expectations.read()
    run.isQuiet = quiet
    run.format = result.format
    run.observations = observed.observations
    run.site.options = options
    return run
  }

  /// The options that repeat the run but are not in its record.
  private var options: [String] {
    child.words + CommandWords.repeated("--corpus", corpus)
      + (leavesCorpus ? ["--no-corpus"] : []) + CommandWords.given("--time", time)
      + CommandWords.given("--fail-on", failOn?.rawValue)
      + expectations.words
  }

  private func plan(of subject: String, profile: String) throws -> CampaignPlan {
    guard cases > 0 else {
      throw CommandError.nothing("--cases \(cases) runs nothing; give at least 1")
    }
    var plan = CampaignPlan(
      subject: try SubjectOption.subject(
        subject,
        limits: try child.limits(),
        exactly: child.exact
      )
    )
    plan.profile = profile
    plan.settings = try ProfileOption.settings(settings)
    plan.seed = seed
    plan.cases = cases
    plan.clauses = try SubjectOption.clauses(clauses)
    plan.selection = clauses
    plan.workers = workers ?? ProcessInfo.processInfo.activeProcessorCount
    guard plan.workers > 0 else { throw CommandError.usage("--workers needs at least 1") }
    guard shrinkBudget >= 0, shrinkTotal >= 0 else {
      throw CommandError.usage("--shrink-budget and --shrink-total need at least 0")
    }
    plan.shrinkBudget = shrinkBudget
    plan.shrinkTotal = shrinkTotal
    if let shard {
      (plan.shard, plan.shards) = try ShardOption.shard(
        shard,
        in: ProcessInfo.processInfo.environment
      )
      guard expectations.files.isEmpty else {
        throw CommandError.usage("--expect judges whole runs; give it to merge, not to a shard")
      }
    }
    guard !leavesCorpus || corpus.isEmpty else {
      throw CommandError.usage("--corpus and --no-corpus contradict each other; give one of them")
    }
    plan.corpus = leavesCorpus ? [] : try CorpusOption.entries(corpus)
    return plan
  }

  /// Returns the seconds of a duration on the command line.
  package static func seconds(_ text: String) throws -> Double {
    guard let interval = Interval(text), interval > .zero else {
      throw CommandError.usage("--time \(text) is not a duration; write for example 30s or 5m")
    }
    return Double(interval.microseconds) / 1_000_000
  }
}

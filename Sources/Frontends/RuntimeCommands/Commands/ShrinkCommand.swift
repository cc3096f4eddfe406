import ArgumentParser
import CampaignRuns
import Campaigns
import Clauses
import Foundation
import PropertyTesting
import Reporting
import RunRecord
import ScenarioCorpus
import ScenarioGeneration
import WidgetModel

package struct ShrinkCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "shrink",
    abstract: "Shrink the scenario of a finding further, in place.",
    discussion: """
      Works on the scenario itself, regardless of its generator. Interrupted or out of budget, it \
      keeps the simplest scenario so far, and can be started again.

      EXAMPLE
        \(CommandProgram.current.name) shrink Reports/latest/findings/TL-11.runtime-early.json --budget 10000
      """
  )

  @Argument(help: "The finding's file.")
  var file: String

  @Option(help: "How often the subject may be run.")
  var budget = 10_000

  @Option(
    help: "What to judge: \(CommandProgram.current.subjectNames). By default what the file names."
  )
  var subject: String?

  @OptionGroup(title: "Runtimes in other processes") var child: ChildOptions

  package init() {}

  package func run() throws {
    try CommandBody.run {
      guard budget > 0 else { throw CommandError.usage("--budget needs at least 1") }
      var entry = try Corpus.read(file)
      guard let finding = entry.finding else {
        throw CommandError.unreadable("\(file) names no finding; only findings can be shrunk")
      }
      let subject = try SubjectOption.subject(
        subject,
        orOf: finding.subject,
        limits: try child.limits(),
        exactly: child.exact || finding.isExact
      )
      let (scenario, earlier) = (entry.scenario, entry.earlier)
      var line = ProgressLine(isShown: true)
      if subject.runsInProcess { line.watchRuns(patience: try child.caseSeconds()) }
      let shrunk = try line.show("shrinking") { [budget] in
        let runner = subject.makeRunner(Clause.catalogue.filter { $0.id == finding.clause })
        let found = ViolationClass(clause: finding.clause, kind: finding.kind)
        return FindingShrinker(
          runner: runner,
          parties: subject.parties,
          budget: budget,
          simplest: earlier.isEmpty
            ? ShrinkCommand.simplest(of: found, like: scenario, runner, subject, budget) : nil,
          process: earlier.isEmpty ? nil : FindingShrinker.ProcessRuns(earlier: earlier),
          shouldStop: { Interruption.isRequested }
        ).shrinkValues(scenario, keeping: found)
      }
      if case .flaky = shrunk.end {
        Console.print("\(file) does not break \(finding.clause) every time; nothing was changed")
        return .undecided
      }
      guard shrunk.scenario != scenario else {
        let isMinimal = if case .minimal = shrunk.end { true } else { false }
        let why =
          isMinimal
          ? "no single simplification of it still breaks the clause"
          : "it was not tried to the end; start again, or give a larger --budget"
        Console.print("\(file) was not changed: 0 simplifications in \(shrunk.calls) runs; \(why)")
        return .held
      }
      entry.scenario = shrunk.scenario
      entry.choices = nil
      try AtomicFile.write(entry.text, to: file)
      for line in ScenarioText.lines(of: entry.scenario) {
        Console.print("    " + TerminalEscaping.escape(line))
      }
      Console.print("\(amount(shrunk.steps, "simplification")) in \(amount(shrunk.calls, "run"))")
      return .held
    }
  }

  /// Returns the small scenarios as further starts, if the budget allows running them all.
  private static func simplest(
    of violationClass: ViolationClass,
    like scenario: Scenario,
    _ runner: any CaseRunner,
    _ subject: SubjectUnderTest,
    _ budget: Int
  ) -> SimplestScenarios? {
    guard let profile = scenario.resolvedProfile else { return nil }
    let small = SmallScenarios(profile: profile, settings: scenario.settings)
    guard small.count < budget else { return nil }
    return SimplestScenarios(
      of: violationClass,
      in: SimplestFirst(small),
      runner: runner,
      parties: subject.parties,
      shouldStop: { Interruption.isRequested }
    )
  }
}

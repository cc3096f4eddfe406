import Clauses
import RunRecord
import ScenarioCorpus
import WidgetModel

/// The full description of a campaign.
public struct CampaignPlan: Sendable {
  /// The subject under test.
  public var subject: SubjectUnderTest

  /// The name of the platform profile.
  public var profile = Scenario.defaultProfile

  /// The profile's values that the user changed.
  public var settings: [Setting] = []

  /// The seed of the random cases.
  public var seed: UInt64 = 1

  /// The number of random cases of the whole campaign, in all shards.
  public var cases = CampaignPlan.defaultCases

  /// The clauses to judge.
  public var clauses = Clause.catalogue

  /// The user's selection as written; empty for all clauses.
  public var selection: [String] = []

  /// The facts and assumptions behind the selected clauses, `nil` if all clauses are judged.
  var selectedFacts: Set<String>? {
    selection.isEmpty ? nil : Set(clauses.flatMap { $0.sources.map(\.text) })
  }

  /// The corpus, whose files are run first.
  public var corpus: [Corpus.Entry] = []

  /// True to run the small scenarios exhaustively.
  public var runsSmallScenarios = true

  /// The shard to run, from 1, of ``shards``.
  public var shard = 1

  /// The number of shards.
  public var shards = 1

  /// The number of workers, which does not affect the result.
  public var workers = 1

  /// The maximum number of runs of the subject to shrink one finding.
  public var shrinkBudget = CampaignPlan.defaultShrinkBudget

  /// The maximum number of runs of the subject to shrink all findings together.
  public var shrinkTotal = CampaignPlan.defaultShrinkTotal

  /// Returns true if the run ends at a finding, which is not shrunk yet; by default never.
  public var endsAt: @Sendable (FindingLine) -> Bool = { _ in false }

  /// True to end the run at the first golden scenario with a mismatch.
  public var endsAtGoldens = false

  /// The command that replays a finding, without the file; empty for `widgetcheck replay`.
  public var replay = ""

  /// Returns the cost of a run that shows a class of violation, in usual runs of the budget.
  public var cost: @Sendable (ViolationClass) -> Int = { _ in 1 }

  /// The default number of random cases.
  public static let defaultCases = RunRecord.defaultCases

  /// The default budget for shrinking one finding.
  public static let defaultShrinkBudget = 4_000

  /// The default budget for shrinking all findings.
  public static let defaultShrinkTotal = 40_000

  /// The number of islands of every campaign, regardless of the number of workers.
  public static let islands = 64

  /// Creates a plan with the defaults.
  public init(subject: SubjectUnderTest) { self.subject = subject }

  /// The profile with the user's changes, `nil` if there is no such profile.
  public var resolvedProfile: Profile? {
    var scenario = Scenario()
    scenario.profile = profile
    scenario.settings = settings
    return scenario.resolvedProfile
  }

  func owns(_ index: Int) -> Bool { index % shards == shard - 1 }
}

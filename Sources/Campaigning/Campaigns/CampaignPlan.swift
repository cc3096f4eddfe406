import Clauses
import RunRecord
import ScenarioCorpus
import WidgetModel

/// Everything that determines what a campaign does.
public struct CampaignPlan: Sendable {
  /// What is judged.
  public var subject: SubjectUnderTest

  /// The name of the platform profile.
  public var profile = Scenario.defaultProfile

  /// The profile's values that the user changed.
  public var settings: [Setting] = []

  /// The seed of the random cases.
  public var seed: UInt64 = 1

  /// The number of random cases of the whole campaign, of all shards together.
  public var cases = CampaignPlan.defaultCases

  /// The clauses that are judged.
  public var clauses = Clause.catalogue

  /// What the user selected, as written; none stands for all clauses.
  public var selection: [String] = []

  /// The facts and assumptions of what the user selected, `nil` when all clauses are judged.
  var selectedFacts: Set<String>? {
    selection.isEmpty ? nil : Set(clauses.flatMap { $0.sources.map(\.text) })
  }

  /// The corpus, whose files are run first.
  public var corpus: [Corpus.Entry] = []

  /// Whether the small scenarios are run exhaustively.
  public var runsSmallScenarios = true

  /// The shard to run, from 1, of ``shards``.
  public var shard = 1

  /// The number of shards.
  public var shards = 1

  /// The number of workers; it has no influence on the result.
  public var workers = 1

  /// How often the subject may be run to shrink one finding.
  public var shrinkBudget = CampaignPlan.defaultShrinkBudget

  /// How often the subject may be run to shrink all findings together, so that a run with many ends soon.
  public var shrinkTotal = CampaignPlan.defaultShrinkTotal

  /// Whether the run ends at a finding, which is not shrunk yet; by default at none.
  public var endsAt: @Sendable (FindingLine) -> Bool = { _ in false }

  /// Whether the run ends at a golden scenario that is not as promised.
  public var endsAtGoldens = false

  /// The command that runs a finding's file again, its last word; empty for `widgetcheck replay`.
  public var replay = ""

  /// How many usual runs one that shows a class of violation takes; the budget is divided by it.
  ///
  /// A run that ends a process, or keeps it busy until somebody loses patience, takes far longer.
  public var cost: @Sendable (ViolationClass) -> Int = { _ in 1 }

  /// The random cases of a campaign that names no number.
  public static let defaultCases = RunRecord.defaultCases

  /// The runs for shrinking one finding when nobody says more.
  public static let defaultShrinkBudget = 4_000

  /// The runs for shrinking that a campaign has when nobody says more.
  public static let defaultShrinkTotal = 40_000

  /// The islands into which every campaign is divided, whatever the number of workers.
  public static let islands = 64

  /// Creates a plan with the defaults.
  public init(subject: SubjectUnderTest) { self.subject = subject }

  /// The profile with the user's changes, `nil` when there is none of that name.
  public var resolvedProfile: Profile? {
    var scenario = Scenario()
    scenario.profile = profile
    scenario.settings = settings
    return scenario.resolvedProfile
  }

  /// Whether a job of this index belongs to the shard.
  func owns(_ index: Int) -> Bool { index % shards == shard - 1 }
}

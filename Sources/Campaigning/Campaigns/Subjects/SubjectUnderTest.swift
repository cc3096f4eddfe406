import Clauses
import ScenarioGeneration
import WidgetModel
import WidgetRuntime

/// What a run judges, and how a worker gets a runner for it.
public struct SubjectUnderTest: Sendable {
  /// The name by which the command line calls it.
  public let name: String

  /// The parties whose clauses count against the subject.
  public let parties: Set<Party>

  /// What the subject offers when it is a bundle of real widgets, `nil` when it is a runtime.
  public let bundle: BundleInterface?

  /// The clause that a single seeded fault of the subject breaks first, `nil` where nobody knows of one.
  ///
  /// All that such a subject breaks has one cause, and is one finding.
  public var seededFault: ClauseID?

  /// Whether it is judged to the tick, and a breach of any level fails the run.
  ///
  /// That is for the reference and its mutants. What the platform leaves open, and so a clause allows to
  /// others, the reference has settled.
  public var isJudgedExactly = false

  /// The kinds of events that the subject reports; a clause that needs others is not claimed.
  public var observations = EventKinds.all

  /// The name that the subject gives itself in its hello, `nil` where ``name`` is all there is.
  public var title: String?

  /// The version that the subject gives itself, `nil` for that of the tool.
  public var version: String?

  /// How many cases in a row may be undecided before a campaign ends, `nil` where each is tried.
  public var patience: Int?

  /// Whether the subject's own code runs in this process, where a crash or a loop of it stops everything.
  public private(set) var runsInProcess = false

  /// Makes a runner that begins each series with a new process, to confirm what ``makeRunner`` found in this one;
  /// `nil` where that needs no other runner.
  public var makeConfirmer: (@Sendable ([Clause]) -> any CaseRunner)?

  /// Makes a runner that judges some clauses.
  public let makeRunner: @Sendable ([Clause]) -> any CaseRunner

  /// Creates a subject.
  public init(
    name: String,
    parties: Set<Party> = [.runtime],
    bundle: BundleInterface? = nil,
    makeRunner: @escaping @Sendable ([Clause]) -> any CaseRunner
  ) {
    self.name = name
    self.parties = parties
    self.bundle = bundle
    self.makeRunner = makeRunner
  }

  /// Creates a subject from a way to make a runtime.
  ///
  /// - Parameters:
  ///   - name: The name by which the command line calls it.
  ///   - fault: The clause that its seeded fault breaks, `nil` of one without.
  ///   - isJudgedExactly: Whether it is judged as the reference is.
  ///   - misplay: What the harness does wrong on purpose when it is judged.
  ///   - observations: The kinds of events that it reports.
  ///   - version: The version that it gives itself, `nil` for that of the tool.
  ///   - make: Makes the runtime.
  /// - Returns: The subject.
  public static func runtime<S: Subject & SendableMetatype>(
    _ name: String,
    fault: ClauseID? = nil,
    isJudgedExactly: Bool = false,
    misplaying misplay: HarnessMutation? = nil,
    observations: EventKinds = .all,
    version: String? = nil,
    _ make: @escaping @Sendable () -> S
  ) -> SubjectUnderTest {
    var subject = SubjectUnderTest(name: name) {
      RuntimeRunner(
        judging: $0,
        exactly: isJudgedExactly,
        observations: observations,
        misplaying: misplay,
        make
      )
    }
    subject.runsInProcess = true
    subject.seededFault = fault
    subject.observations = observations
    subject.version = version
    subject.isJudgedExactly = isJudgedExactly
    return subject
  }

  /// Whether the subject reports all that a clause needs to be judged.
  public func claims(_ clause: Clause) -> Bool { clause.unclaimed(by: observations).isEmpty }

  /// The reference runtime.
  public static let reference = SubjectUnderTest.runtime("reference", isJudgedExactly: true) {
    ReferenceRuntime()
  }
}

extension SubjectUnderTest {
  /// Why a clause says nothing about the subject whatever it does, `nil` when it may.
  func inapplicable(_ clause: Clause) -> String? {
    guard !isJudgedExactly else { return nil }
    if clause.id == Clause.dueIsDone.id {
      return "only a runtime that is judged exactly is compared with the second model"
    }
    if PlaybackLaw.allCases.contains(where: { $0.clause.id == clause.id }) {
      return "it judges the harness, where a runtime is judged exactly"
    }
    guard clause.relation != nil else { return nil }
    return "only a runtime that is judged exactly is compared with second runs"
  }
}

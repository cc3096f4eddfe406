import Clauses
import ScenarioGeneration
import WidgetModel
import WidgetRuntime

/// A subject under test, with a factory for the workers' runners.
public struct SubjectUnderTest: Sendable {
  /// The name on the command line.
  public let name: String

  /// The parties whose clauses count against the subject.
  public let parties: Set<Party>

  /// The interface of a bundle of real widgets, `nil` for a runtime.
  public let bundle: BundleInterface?

  /// The clause of the only seeded fault, `nil` if unknown, which makes all violations one finding.
  public var seededFault: ClauseID?

  /// True for the reference and its mutants, whose choices are fixed: deadlines hold to the tick,
  /// and any violation fails.
  public var isJudgedExactly = false

  /// The kinds of events that the subject reports; a clause that needs others is not claimed.
  public var observations = EventKinds.all

  /// The subject's own name in its greeting, `nil` if it has none in addition to ``name``.
  public var title: String?

  /// The subject's own version, `nil` for the tool's.
  public var version: String?

  /// The number of undecided cases in a row after which a campaign ends, `nil` for no limit.
  public var patience: Int?

  /// True if the subject's code runs in this process, where a crash or loop stops everything.
  public private(set) var runsInProcess = false

  /// Creates a runner that confirms findings in new processes; `nil` if ``makeRunner`` does.
  public var makeConfirmer: (@Sendable ([Clause]) -> any CaseRunner)?

  /// Creates a runner that judges some clauses.
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

  /// Creates a subject from a runtime factory.
  ///
  /// `fault` is the clause that a seeded fault breaks, `misplay` a fault of the harness to inject,
  /// and `version` is `nil` for the tool's.
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

  /// Returns true if the subject reports everything that a clause needs to be judged.
  public func claims(_ clause: Clause) -> Bool { clause.unclaimed(by: observations).isEmpty }

  /// The reference runtime.
  public static let reference = SubjectUnderTest.runtime("reference", isJudgedExactly: true) {
    ReferenceRuntime()
  }
}

extension SubjectUnderTest {
  /// Returns the reason why a clause never applies to the subject, `nil` if it may.
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

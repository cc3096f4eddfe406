import Campaigns
import Clauses
import PropertyTesting
import ScenarioCorpus
import ScenarioGeneration
import WidgetModel

/// Runs a byte fuzzer's inputs against a runtime and judges them; for one thread only.
///
/// Any bytes are a scenario's choices, field by field, in the encoding of ``ChoiceBytes``.
public final class RuntimeFuzzer {
  /// The outcome of one input.
  public enum Outcome {
    case held
    /// The scenario would take too long, so it was not run.
    case skipped
    /// The run did not finish, for the given reason.
    case undecided(String)
    case broken(CorpusFile)
  }

  /// The maximum number of stimuli, with repetitions; fuzzers do better with many small scenarios.
  public static let mostInputs = 2_000

  /// The longest run that is tried.
  public static let longest = Interval.days(31)

  private let subject: SubjectUnderTest
  private let decoder: ScenarioDecoder
  private let source = ChoiceSource(choiceLimit: 1 << 16)
  private let runner: any CaseRunner

  /// Creates a fuzzer of a subject, with the default profile.
  public init(_ subject: SubjectUnderTest) {
    self.subject = subject
    decoder = ScenarioDecoder(for: Scenario())
    let parties = subject.parties
    runner = subject.makeRunner(Clause.catalogue.filter { parties.contains($0.party) })
    runner.begin(.single)
  }

  /// Returns the scenario that bytes encode.
  public func scenario(of bytes: some Sequence<UInt8>) -> Scenario {
    source.beginReplay(ChoiceBytes.choices(in: bytes))
    return decoder.generate(from: source)
  }

  /// Returns the bytes that encode a scenario, without its settings and texts.
  public func bytes(of scenario: Scenario) -> [UInt8] {
    ChoiceBytes.bytes(of: decoder.choices(of: scenario))
  }

  /// Runs the scenario that bytes encode.
  public func run(_ bytes: some Sequence<UInt8>) -> Outcome {
    let scenario = scenario(of: bytes)
    let inputs = scenario.workload.reduce(0) { $0 + $1.times }
    // Slow inputs would hold the fuzzer up.
    guard inputs <= RuntimeFuzzer.mostInputs, scenario.length <= RuntimeFuzzer.longest else {
      return .skipped
    }
    do { try runner.run(scenario, keepsTrace: false) } catch { return .undecided("\(error)") }
    guard let first = runner.violationClasses(of: subject.parties).first,
      let violation = runner.violation(of: first)
    else { return .held }
    let finding = CorpusFile.Finding(
      clause: first.clause,
      kind: first.kind,
      subject: subject.name
    )
    return .broken(
      CorpusFile(title: violation.message, scenario: scenario, finding: finding)
    )
  }
}

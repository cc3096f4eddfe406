import Campaigns
import Clauses
import PropertyTesting
import ScenarioCorpus
import ScenarioGeneration
import WidgetModel

/// Runs what a fuzzer of bytes makes up against a runtime, and judges it.
///
/// The bytes are the choices of a scenario, field by field, as ``ChoiceBytes`` writes them; any bytes are a
/// scenario. It belongs to one thread.
public final class RuntimeFuzzer {
  /// What became of some bytes.
  public enum Outcome {
    /// All that was judged held.
    case held
    /// The scenario would take too long, and was not run.
    case skipped
    /// The run came to no end; why.
    case undecided(String)
    /// A clause broke.
    case broken(CorpusFile)
  }

  /// The most that the stimuli of a scenario may happen together; a fuzzer tries many small ones rather than
  /// a large one.
  public static let mostInputs = 2_000

  /// The longest run.
  public static let longest = Interval.days(31)

  private let subject: SubjectUnderTest
  private let decoder: ScenarioDecoder
  private let source = ChoiceSource(choiceLimit: 1 << 16)
  private let runner: any CaseRunner

  /// Creates a fuzzer of a subject, under the profile that scenarios have which name none.
  public init(_ subject: SubjectUnderTest) {
    self.subject = subject
    decoder = ScenarioDecoder(for: Scenario())
    let parties = subject.parties
    runner = subject.makeRunner(Clause.catalogue.filter { parties.contains($0.party) })
    runner.begin(.single)
  }

  /// The scenario that some bytes stand for.
  public func scenario(of bytes: some Sequence<UInt8>) -> Scenario {
    source.beginReplay(ChoiceBytes.choices(in: bytes))
    return decoder.generate(from: source)
  }

  /// The bytes that stand for a scenario, without its settings and texts.
  public func bytes(of scenario: Scenario) -> [UInt8] {
    ChoiceBytes.bytes(of: decoder.choices(of: scenario))
  }

  /// Runs the scenario that some bytes stand for.
  public func run(_ bytes: some Sequence<UInt8>) -> Outcome {
    let scenario = scenario(of: bytes)
    let inputs = scenario.workload.reduce(0) { $0 + $1.times }
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

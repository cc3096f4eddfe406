// Goal: the harness finds each fault that is seeded in the example widgets and names its line, and
// finds nothing in their correct twins.
// Method: a small campaign over each bundle, with a fixed seed, in worker processes.
import Clauses
import FaultyExampleWidgets
import RunRecord
import ScenarioGeneration
import Testing

@Suite struct SeededFaultCampaignTests {
  @Test(arguments: ExampleBundle.allCases)
  func `a campaign finds every fault that is seeded in a bundle`(bundle: ExampleBundle) throws {
    let seeded = seeded(in: bundle)
    let record = try BundleCampaign.record(
      with: BundleWorker(bundle.faulty).command,
      cases: bundle.cases,
      seed: bundle.seed,
      clauses: clauses(for: bundle),
      secondAnswerShare: bundle.secondAnswerShare,
      settings: bundle.settings(isFaulty: true),
      released: bundle.released,
      sources: bundle.sources(isFaulty: true)
    )
    #expect(!seeded.isEmpty)
    #expect(record.errors.map(\.text) == [])
    // Code that leaves the simulation is undecided and never broken; nothing else may be.
    let found = record.clauses.filter {
      $0.verdict == .broken || $0.id == "CR-10" && $0.undecided > 0
    }.map(\.id)
    #expect(seeded.subtracting(found).sorted() == [])
    try expectLines(record, bundle, seeded)
  }

  private func seeded(in bundle: ExampleBundle) -> Set<String> {
    Set(ExampleFault.catalogue.filter { $0.bundle == bundle.rawValue }.map(\.clause))
  }

  /// Returns the clauses without the second answers that are seeded elsewhere, which would take the
  /// turns of the others.
  private func clauses(for bundle: ExampleBundle) -> [Clause] {
    let seeded = seeded(in: bundle)
    return Clause.catalogue.filter {
      !$0.isJudgedBySecondAnswers || seeded.contains($0.id.text)
    }
  }

  /// Expects that each finding names a line, and that one of each seeded fault's findings names the
  /// line of the fault.
  private func expectLines(
    _ record: RunRecord,
    _ bundle: ExampleBundle,
    _ seeded: Set<String>
  ) throws {
    let places = try SeededLines()
    let found = Dictionary(grouping: record.findings.flatMap(\.violations), by: \.clause)
      .mapValues { Set($0.map(\.source)) }
    for clause in seeded.sorted() where clause != "CR-10" {
      let sources = found[clause] ?? []
      #expect(
        !sources.isDisjoint(with: places.lines(of: clause, in: bundle.rawValue)),
        "\(clause): \(sources.sorted())"
      )
    }
    let nameless = record.findings.filter { $0.source.isEmpty }
    #expect(nameless.map { "\($0.clause): \($0.message)" } == [])
  }

  @Test(arguments: ExampleBundle.allCases)
  func `a campaign finds nothing in the same bundle done right`(bundle: ExampleBundle) throws {
    let record = try BundleCampaign.record(
      with: BundleWorker(bundle.right).command,
      cases: bundle.secondAnswerShare == 1 ? bundle.cases : 30,
      clauses: bundle.secondAnswerShare == 1 ? clauses(for: bundle) : Clause.catalogue,
      secondAnswerShare: bundle.secondAnswerShare,
      settings: bundle.settings(isFaulty: false),
      released: bundle.released,
      sources: bundle.sources(isFaulty: false)
    )
    #expect(record.errors.map(\.text) == [])
    #expect(record.findings.map { "\($0.clause): \($0.message)" } == [])
    #expect(record.clauses.filter { $0.undecided > 0 }.map(\.id) == [])
    #expect(record.clauses.contains { $0.cases > 0 && $0.verdict == .held })
  }
}

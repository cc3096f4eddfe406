import Clauses
import RunRecord

/// A record as JUnit XML, valid against the schema `junit-10.xsd` of Jenkins.
///
/// A clause is one test case, whatever the number of runs behind it. A *failure* is what fails the
/// run, an *error* what the harness could not decide, *skipped* what says nothing about the subject
/// or does not fail the run at the level asked for.
public struct JUnitReport {
  let record: RunRecord
  let failLevel: Level
  let sources: [String]

  /// Creates the report of a run.
  ///
  /// - Parameters:
  ///   - record: What is reported.
  ///   - failLevel: The least binding level whose violation fails a run.
  ///   - sources: The paths of the checked files, as whoever reads the report finds them.
  public init(_ record: RunRecord, failLevel: Level = .required, sources: [String] = []) {
    self.record = record
    self.failLevel = failLevel
    self.sources = sources
  }

  /// The document.
  public var text: String {
    let suites = suites
    let failures = suites.reduce(0) { $0 + $1.counts.failures }
    let errors = suites.reduce(0) { $0 + $1.counts.errors }
    let tests = suites.reduce(0) { $0 + $1.cases.count }
    return XMLNode(
      "testsuites",
      [
        ("name", "WidgetCheck"), ("tests", "\(tests)"), ("failures", "\(failures)"),
        ("errors", "\(errors)"), ("time", "0.000"),
      ],
      children: suites.map(\.node)
    ).document
  }

  /// The findings of a clause.
  func findings(of clause: ClauseLine) -> [FindingLine] {
    record.findings.filter { $0.breaks(clause.id) }
  }

  /// Whether the run was long enough for a vacuous clause to fail it.
  var demandsExercise: Bool { record.demandsExercise }

  private var suites: [JUnitSuite] {
    let areas = Area.areas(of: record.clauses).map { area in
      suite(
        area.id,
        area.clauses.filter { $0.verdict != .notApplicable && !isToldByWidget($0) }
          .map { clauseCase($0, failLevel: failLevel) }
      )
    }
    let others =
      widgetSuites.map { suite($0.name, $0.cases) } + [
        suite("expectations", record.expectations.map(expectationCase)),
        suite("golden", record.goldens.map(goldenCase)),
        suite("agreement", record.agreement.map(agreementCase)),
        suite("conditions", record.reachability.map(conditionCase)),
        suite("mutants", record.mutants.map(mutantCase)),
      ]
    return [runSuite] + (areas + others).filter { !$0.cases.isEmpty }
  }

  private func suite(_ area: String, _ cases: [JUnitCase]) -> JUnitSuite {
    JUnitSuite(name: className(area), cases: cases)
  }

  /// Readers take what stands before the last dot for a package, so a name part has no dot.
  private func className(_ area: String) -> String {
    let profile = record.header.profile.split(separator: ".").joined(separator: "-")
    return "WidgetCheck.\(profile.isEmpty ? "all" : profile).\(area.isEmpty ? "none" : area)"
  }

  /// The clauses that say nothing about the subject, in a line: each a test case would hide the rest.
  private var notApplicable: [String] {
    let clauses = record.clauses.filter { $0.verdict == .notApplicable }.map(\.id)
    guard !clauses.isEmpty else { return [] }
    let count = counted(Int64(clauses.count), "clause")
    return ["\(count) not applicable: \(clauses.joined(separator: ", "))"]
  }

  /// The suite of the run itself: whether it came to its end, and how it is made again.
  private var runSuite: JUnitSuite {
    let outcome: JUnitCase.Outcome =
      record.isPartial
      ? .error(type: "partial", message: "The run did not come to its end: no verdict.")
      : .passed
    let header = record.header
    let run = JUnitCase(
      name: "the run came to its end",
      outcome: outcome,
      output: [Outcome(record).sentence] + Outcome(record).remarks + notApplicable
        + [record.command]
    )
    let orphans = record.findings.filter { record.clause($0.clause) == nil }
    return JUnitSuite(
      name: className("run"),
      properties: [
        ("tool", header.tool), ("subject", header.subject), ("profile", header.profile),
        ("seed", header.seedText), ("cases", "\(header.cases)"), ("generator", header.generator),
        ("reproduce", record.command),
      ],
      cases: [run] + record.errors.enumerated().map(errorCase) + orphans.map(orphanCase)
    )
  }
}

import Clauses
import RunRecord

/// A record as JUnit XML, valid against the schema `junit-10.xsd` of Jenkins.
///
/// A clause is one test case: a *failure* fails the run, an *error* the harness could not decide,
/// and *skipped* means no result, or none that fails the run at the requested level.
public struct JUnitReport {
  let record: RunRecord
  let failLevel: Level
  let sources: [String]

  /// Creates the report of a run; `sources` are the paths of the checked files.
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

  func findings(of clause: ClauseLine) -> [FindingLine] {
    record.findings.filter { $0.breaks(clause.id) }
  }

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

  /// Returns a class name; readers take everything before the last dot for a package.
  private func className(_ area: String) -> String {
    let profile = record.header.profile.split(separator: ".").joined(separator: "-")
    return "WidgetCheck.\(profile.isEmpty ? "all" : profile).\(area.isEmpty ? "none" : area)"
  }

  /// The inapplicable clauses in one line, because a test case for each would hide the others.
  private var notApplicable: [String] {
    let clauses = record.clauses.filter { $0.verdict == .notApplicable }.map(\.id)
    guard !clauses.isEmpty else { return [] }
    let count = counted(Int64(clauses.count), "clause")
    return ["\(count) not applicable: \(clauses.joined(separator: ", "))"]
  }

  /// The suite of the run itself: its completion, and the command that repeats it.
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

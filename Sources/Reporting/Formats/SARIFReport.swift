import Clauses
import RunRecord
import WidgetModel

/// A record as a SARIF log, for code hosts, editors and review tools.
///
/// A finding is a result with its clause as the rule, and a suppression if expected. Other problems
/// are notifications of the invocation, which is successful only if a verdict was reached. Source:
/// Static Analysis Results Interchange Format (SARIF) Version 2.1.0, OASIS Standard.
struct SARIFReport {
  private let list: DiagnosticList
  private let rules: SARIFRules

  init(_ list: DiagnosticList) {
    self.list = list
    rules = SARIFRules(list)
  }

  var text: String {
    JSON.record([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .string("2.1.0"),
      "runs": .array([run]),
    ]).document
  }

  private var run: JSON {
    let header = list.record.header
    return .record([
      "tool": .record(["driver": driver]),
      "invocations": .array([SARIFInvocation(list).json]),
      "results": .array(list.findings.map(result)),
      "columnKind": .string("unicodeCodePoints"),
      "properties": .record([
        "subject": .string(header.subject), "profile": .string(header.profile),
        "seed": .string(header.seedText), "cases": .number(header.cases),
        "generator": .words(header.generator), "command": .string(list.record.command),
      ]),
    ])
  }

  private var driver: JSON {
    .record([
      "name": .string("WidgetCheck"),
      "semanticVersion": .string(Tool.version),
      "rules": .array(rules.json),
    ])
  }

  private func result(_ diagnostic: FindingDiagnostic) -> JSON {
    let finding = diagnostic.finding
    return .record([
      "ruleId": .string(finding.clause),
      "ruleIndex": rules.index(of: finding.clause).map { .number(Int64($0)) },
      "level": .string(SARIFReport.level(of: diagnostic)),
      "message": SARIFText.message(message(of: diagnostic)),
      "locations": diagnostic.place.map { .array([SARIFText.location($0)]) },
      "partialFingerprints": .record(["widgetcheckFinding/v1": .string(diagnostic.fingerprint)]),
      "suppressions": diagnostic.isExpected
        ? .array([
          .record([
            "kind": .string("external"),
            "justification": .string(finding.expected.revealed(keeping: ["\n"])),
          ])
        ]) : nil,
      "properties": .record([
        "class": .words(finding.kind),
        "widget": .words(diagnostic.widget),
        "level": .string(diagnostic.level.rawValue),
        "failsRun": .bool(diagnostic.isFailing),
        "expected": .words(finding.comparison.expected),
        "actual": .words(finding.comparison.actual),
        "limit": .words(finding.comparison.limitWithSource),
        "remark": .words(finding.remark),
        "cases": .number(finding.cases),
        "replay": .string(diagnostic.replay),
        "scenario": .string(diagnostic.scenario),
      ]),
    ])
  }

  private func message(of diagnostic: FindingDiagnostic) -> String {
    ([diagnostic.headline] + diagnostic.further + ["Replay it: \(diagnostic.replay)"])
      .joined(separator: "\n")
  }

  /// Returns the level of a result; an expected finding keeps that of its clause.
  private static func level(of diagnostic: FindingDiagnostic) -> String {
    if diagnostic.isFailing { return "error" }
    return SARIFText.level(of: diagnostic.level)
  }
}

import RunRecord

/// A record as one self-contained page, with an address for every view.
///
/// It loads nothing and is readable without scripts, which add the filter, copying and stepping.
public struct HTMLReport {
  private let record: RunRecord
  private let baseline: RunRecord?

  /// Creates the page, with a comparison if there is a baseline.
  public init(_ record: RunRecord, baseline: RunRecord? = nil) {
    self.record = record
    self.baseline = baseline
  }

  /// The page: equal bytes for equal records.
  public var text: String { "<!DOCTYPE html>\n" + page.written + "\n" }

  private var page: HTML {
    element("html", .named("lang", "en")) {
      PageHead(
        title: title,
        isOfWidgets: !record.widgets.isEmpty,
        hasActivities: record.hasActivities(in: record.findings)
      ).html
      element("body") {
        element("a", .class("skip"), .link(Fragment("content"))) { "Skip to the content" }
        VerdictBand(record: record).html
        element("nav", .named("aria-label", "Contents")) {
          element("ul") { sections.map(\.entry) }
        }
        element("main", .id(Fragment("content"))) {
          filter
          sections.map(\.html)
        }
        element("footer") {
          element("p") {
            "Made from the run record by \(tool). The same record gives the same page."
          }
        }
        element("script") { .fixed(PageScript.source) }
      }
    }
  }

  private var filter: HTML {
    let mutants = MutantTally(record.mutants).catchable
    guard !record.clauses.isEmpty || !mutants.isEmpty else { return .nothing }
    return FilterBox(clauses: record.clauses, mutants: mutants).html
  }

  private var tool: String { record.header.tool.isEmpty ? "WidgetCheck" : record.header.tool }

  private var title: String {
    let outcome = Outcome(record)
    let facts = [record.header.subjectText, record.header.profile].filter { !$0.isEmpty }
    return "\(outcome.symbol) \(facts.joined(separator: " on ")): WidgetCheck"
  }

  private var sections: [PageSection] {
    var sections: [PageSection] = []
    if let baseline {
      sections.append(ChangeSection(RecordComparison(record, to: baseline)).section)
    }
    if !record.widgets.isEmpty { sections.append(WidgetsSection(record: record).section) }
    if !record.mutants.isEmpty {
      let mutants = MutantSection(mutants: record.mutants, command: record.command(ofMutant:))
      sections.append(mutants.section)
    }
    if !record.findings.isEmpty || record.header.purpose != .mutants {
      sections.append(FailureSection(record: record).section)
    }
    if !record.clauses.isEmpty {
      let matrix = ClauseMatrix(
        clauses: record.clauses,
        findings: record.findings,
        places: FactPlaces(record)
      )
      sections.append(matrix.section)
      let isCut = record.isPartial || record.footer?.cut.isEmpty == false
      sections.append(VacuitySection(clauses: record.clauses, isCut: isCut).section)
      sections.append(contentsOf: GuardSection(clauses: record.clauses).sections)
    }
    if !record.outside.isEmpty {
      sections.append(OutsideDataSection(lines: record.outside).section)
    }
    if !record.expectations.isEmpty {
      sections.append(ExpectationSection(lines: record.expectations).section)
    }
    if !record.goldens.isEmpty { sections.append(GoldenSection(goldens: record.goldens).section) }
    if !record.agreement.isEmpty {
      sections.append(AgreementSection(lines: record.agreement, record: record).section)
    }
    if !record.reachability.isEmpty {
      sections.append(ReachabilitySection(lines: record.reachability).section)
    }
    if !record.phases.isEmpty || !record.labels.isEmpty {
      sections.append(StatisticsSection(phases: record.phases, labels: record.labels).section)
    }
    if !record.numbers.isEmpty { sections.append(ProfileSection(record: record).section) }
    if !record.assumptions.isEmpty {
      sections.append(AssumptionSection(assumptions: record.assumptions).section)
    }
    // Authors of widgets do not need the facts about the platform.
    let appendix = AppendixSection(clauses: record.clauses, hasFacts: record.widgets.isEmpty)
    return sections + [appendix.section]
  }
}

import Clauses
import RunRecord
import WidgetModel

/// The page of one widget: its day, its content, and its findings.
public struct WidgetPage {
  let record: RunRecord
  let widget: WidgetLine

  /// The path next to `report.html`.
  public let path: String

  /// The page's name, which is unique in its report.
  var name: String { String(path.dropFirst(8).dropLast(5)) }

  /// The path from the page to the report.
  static let home = "../report.html"

  /// Returns the pages of a record, one per widget, in the order of the bundle.
  public static func pages(of record: RunRecord) -> [WidgetPage] {
    var names: Set<String> = []
    return record.widgets.map { widget in
      let stem = FileName.plain(widget.type.isEmpty ? widget.kind : widget.type, limit: 60)
      var name = stem
      var number = 2
      // Some file systems ignore case.
      while !names.insert(name.lowercased()).inserted {
        name = "\(stem)-\(number)"
        number += 1
      }
      return WidgetPage(record: record, widget: widget, path: "widgets/\(name).html")
    }
  }

  static func paths(of record: RunRecord) -> [String: String] {
    Dictionary(
      pages(of: record).map { ($0.widget.kind, $0.path) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The page: equal bytes for equal records.
  public var text: String { "<!DOCTYPE html>\n" + page.written + "\n" }

  /// The widget's name for readers.
  var title: String {
    [widget.name, widget.type, widget.kind].first { !$0.isEmpty } ?? "A widget"
  }

  var findings: [FindingLine] {
    record.findings(sortedByLevel: { $0.concerns(widget: widget.kind) })
  }

  /// The parts of the widget that the run did not see, synthesized or left out.
  var gaps: [String] { record.gaps(of: widget) }

  var snapshots: [PageSnapshotLine] { record.pageSnapshots.filter { $0.widget == widget.kind } }

  var hasMargins: Bool { widget.hasMargins }

  private var page: HTML {
    element("html", .named("lang", "en")) {
      PageHead(
        title: "\(title): WidgetCheck",
        isOfWidgets: true,
        hasActivities: record.hasActivities(in: findings)
          || days.contains { !$0.activities.lives.isEmpty }
      ).html
      element("body") {
        element("a", .class("skip"), .link(Fragment("content"))) { "Skip to the content" }
        WidgetBand(page: self).html
        element("nav", .named("aria-label", "Contents")) {
          element("ul") {
            element("li") {
              element("a", .elsewhere(WidgetPage.home, Fragment("verdict"))) { "‹ Report" }
            }
            sections.map(\.entry)
          }
        }
        element("main", .id(Fragment("content"))) { sections.map(\.html) }
        element("footer") {
          element("p") {
            "Made from the run record by WidgetCheck. The same record gives the same page."
          }
        }
        element("script") { .fixed(PageScript.source) }
      }
    }
  }

  private var days: [DayLine] { record.days.filter { $0.widget == widget.kind } }

  private var sections: [PageSection] {
    var sections: [PageSection] = []
    if !findings.isEmpty { sections.append(WidgetFindings(page: self).section) }
    if !days.isEmpty { sections.append(DaySection(days: days).section) }
    if !snapshots.isEmpty {
      sections.append(SchematicSection(snapshots: snapshots, hasMargins: hasMargins).section)
    }
    if findings.isEmpty { sections.append(WidgetFindings(page: self).section) }
    return sections + [DeclarationSection(widget: widget).section]
  }
}

extension RunRecord {
  /// Returns findings by level, expected ones last; for a runtime, the most suspicious clauses of a
  /// level come first, for widgets the record's order is kept.
  func findings(sortedByLevel isMeant: (FindingLine) -> Bool = { _ in true }) -> [FindingLine] {
    func rank(_ finding: FindingLine) -> (Int, Level) {
      (finding.isExpected ? 1 : 0, level(of: finding))
    }
    func suspiciousness(of finding: FindingLine) -> Suspiciousness? {
      widgets.isEmpty ? clause(finding.clause)?.suspiciousness : nil
    }
    return findings.filter(isMeant).enumerated()
      .sorted {
        let (left, right) = (rank($0.element), rank($1.element))
        guard left == right else { return left < right }
        if let left = suspiciousness(of: $0.element), let right = suspiciousness(of: $1.element),
          left != right
        {
          return left > right
        }
        return $0.offset < $1.offset
      }
      .map(\.element)
  }
}

extension WidgetLine {
  var hasMargins: Bool {
    !facts.contains { $0.name.hasSuffix("margins") && $0.value.hasSuffix("off") }
  }
}

import RunRecord

/// Several subjects on one page: clause by subject, what differs first, with the way to each one's own report.
public struct SubjectsPage {
  private let table: SubjectTable

  /// Creates the page of a table.
  public init(_ table: SubjectTable) { self.table = table }

  /// The page, the same bytes for the same records.
  public var text: String { "<!DOCTYPE html>\n" + page.written + "\n" }

  private var page: HTML {
    element("html", .named("lang", "en")) {
      PageHead(title: "\(table.sentence) WidgetCheck", isOfWidgets: false).html
      element("body") {
        element("a", .class("skip"), .link(Fragment("content"))) { "Skip to the content" }
        element("header", .class("band partial"), .id(Fragment("verdict"))) {
          element("p", .class("kicker")) { "WidgetCheck conformance report of several subjects" }
          element("h1") { table.sentence }
          if !table.remarks.isEmpty {
            element("ul", .class("remarks")) {
              table.remarks.map { remark in element("li") { remark } }
            }
          }
        }
        element("nav", .named("aria-label", "Contents")) {
          element("ul") { sections.map(\.entry) }
        }
        element("main", .id(Fragment("content"))) { sections.map(\.html) }
        element("footer") {
          element("p") { "Made from the subjects' run records, which lie beside their reports." }
        }
      }
    }
  }

  private var sections: [PageSection] { [subjects, differing, alike] }

  private var subjects: PageSection {
    PageSection(
      fragment: Fragment("subjects"),
      title: "Subjects",
      figure: "\(table.entries.count)",
      introduction: "Who is judged exactly meets more scenarios and more clauses; --exact asks it "
        + "of all.",
      content: Table(
        columns: [.text("Result"), .text("Subject"), .text("Judged"), .number("Random cases")],
        rows: table.entries.map { entry in
          [
            element("a", .elsewhere(entry.folder + "/report.html", Fragment("verdict"))) {
              Outcome(entry.record).sentence
            },
            code(entry.record.header.subject),
            .text(entry.judged),
            .text(grouped(entry.record.header.cases)),
          ]
        }
      ).html
    )
  }

  private var differing: PageSection {
    PageSection(
      fragment: Fragment("differences"),
      title: "What differs",
      figure: table.differing.isEmpty ? "nothing" : "\(table.differing.count)",
      introduction: "Clauses and golden scenarios of which the subjects have different verdicts.",
      content: table.differing.isEmpty
        ? nothing("Every promise has the same verdict for all.") : matrix(table.differing)
    )
  }

  private var alike: PageSection {
    PageSection(
      fragment: Fragment("alike"),
      title: "What is alike",
      figure: "\(table.alike.count)",
      content: table.alike.isEmpty
        ? nothing("Nothing is.") : disclosure("Show all") { matrix(table.alike) }
    )
  }

  private func matrix(_ rows: [SubjectTable.Row]) -> HTML {
    Table(
      columns: [.text("Promise")] + table.entries.map { .text($0.record.header.subject) },
      rows: rows.map { row in
        [promise(row)]
          + row.verdicts.map { verdict in
            verdict.map { badge($0) } ?? element("span", .class("statement")) { "not judged" }
          }
      }
    ).html
  }

  private func promise(_ row: SubjectTable.Row) -> HTML {
    element("div") {
      element("span", .class("clause")) { row.id }
      " "
      row.title
    }
  }
}

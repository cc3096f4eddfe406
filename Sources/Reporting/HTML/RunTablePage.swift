import RunRecord

/// Several runs on one page: clause by subject or profile, with links to their reports.
public struct RunTablePage {
  private let table: RunTable

  /// Creates the page of a table.
  public init(_ table: RunTable) { self.table = table }

  /// The page: equal bytes for equal records.
  public var text: String { "<!DOCTYPE html>\n" + page.written + "\n" }

  private var page: HTML {
    element("html", .named("lang", "en")) {
      PageHead(title: "\(table.sentence) WidgetCheck", isOfWidgets: false).html
      element("body") {
        element("a", .class("skip"), .link(Fragment("content"))) { "Skip to the content" }
        element("header", .class("band partial"), .id(Fragment("verdict"))) {
          element("p", .class("kicker")) {
            "WidgetCheck conformance report of several \(table.axis.rawValue)s"
          }
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
          element("p") { "Made from the run records, which lie beside the runs' own reports." }
        }
      }
    }
  }

  private var sections: [PageSection] {
    table.axis == .profile ? [runs, differing, numbers, alike] : [runs, differing, alike]
  }

  private var runs: PageSection {
    PageSection(
      fragment: Fragment("runs"),
      title: table.axis == .subject ? "Subjects" : "Profiles",
      figure: "\(table.entries.count)",
      introduction: table.axis == .subject
        ? "A subject that is judged exactly meets more scenarios and clauses; --exact does this for all."
        : "Each profile is a campaign of its own, by the numbers of one system or of one reading of the sources.",
      content: Table(
        columns: [
          .text("Result"), .text(table.axis == .subject ? "Subject" : "Profile"), .text("Judged"),
          .number("Random cases"),
        ],
        rows: table.entries.map { entry in
          [
            element("a", .elsewhere(entry.folder + "/report.html", Fragment("verdict"))) {
              Outcome(entry.record).sentence
            },
            code(table.axis.name(of: entry.record)),
            .text(entry.judged),
            .text(grouped(entry.record.header.cases)),
          ]
        }
      ).html
    )
  }

  private var numbers: PageSection {
    PageSection(
      fragment: Fragment("numbers"),
      title: "Numbers that differ",
      figure: table.numbers.isEmpty ? "none" : "\(table.numbers.count)",
      introduction:
        "The platform's numbers for which the profiles have different values, each with its "
        + "source. Each report has all of its profile's numbers.",
      content: table.numbers.isEmpty
        ? nothing("Every number is the same in all.")
        : matrix("Number", table.numbers.map { ([code($0.key)], $0.numbers.map(Value.init)) }) {
          value($0)
        }
    )
  }

  private func value(_ value: Value) -> HTML {
    element("span") {
      element("span", .class("value")) { value.value }
      " "
      element("span", .class("statement")) { value.source }
    }
  }

  private var differing: PageSection {
    PageSection(
      fragment: Fragment("differences"),
      title: "What differs",
      figure: table.differing.isEmpty ? "nothing" : "\(table.differing.count)",
      introduction:
        "Clauses and golden scenarios of which the \(table.axis.rawValue)s have different verdicts.",
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

  private func matrix(_ rows: [RunTable.Row]) -> HTML {
    matrix("Promise", rows.map { ([promise($0)], $0.verdicts) }) { verdict in
      verdict.map { badge($0) } ?? element("span", .class("statement")) { "not judged" }
    }
  }

  /// Returns a table with a column per run or, for more than three, a line per distinct value.
  private func matrix<Cell: Hashable>(
    _ title: String,
    _ rows: [(head: [HTML], cells: [Cell])],
    _ show: @escaping (Cell) -> HTML
  ) -> HTML {
    let names = table.entries.map { table.axis.name(of: $0.record) }
    // More columns than three do not fit next to each other.
    guard names.count > 3 else {
      return Table(
        columns: [.text(title)] + names.map { .text($0) },
        rows: rows.map { $0.head + $0.cells.map(show) }
      ).html
    }
    return Table(
      columns: [.text(title), .text("In")],
      rows: rows.map { row in
        let firsts = row.cells.indices.filter { row.cells.firstIndex(of: row.cells[$0]) == $0 }
        let lines = firsts.map { first in
          let runs = names.indices.filter { row.cells[$0] == row.cells[first] }.map { names[$0] }
          return element("div") {
            show(row.cells[first])
            " "
            runs.count == names.count ? "all" : runs.joined(separator: ", ")
          }
        }
        return row.head + [element("div") { lines }]
      }
    ).html
  }

  private func promise(_ row: RunTable.Row) -> HTML {
    element("div") {
      element("span", .class("clause")) { row.id }
      " "
      row.title
    }
  }
}

/// A value of one of the platform's numbers, with its source.
private struct Value: Hashable {
  let value: String
  let source: String

  init(_ number: NumberLine) {
    value = number.value
    source = "(\(number.source) \(number.fact))"
  }
}

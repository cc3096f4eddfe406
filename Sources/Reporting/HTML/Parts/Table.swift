/// A table of the report, in a frame of its own that scrolls where the page is narrow.
struct Table {
  /// A column with its heading.
  struct Column {
    /// The heading.
    let title: String
    /// Whether it holds numbers.
    var isNumeric = false

    /// A column of text.
    static func text(_ title: String) -> Column { Column(title: title) }

    /// A column of numbers.
    static func number(_ title: String) -> Column { Column(title: title, isNumeric: true) }
  }

  /// The columns.
  let columns: [Column]

  /// The cells, row by row.
  let rows: [[HTML]]

  /// What each row says of itself besides, such as what the filter box reads; none unless given.
  var marks: [[HTML.Attribute]] = []

  /// Whether cells name their column where the page is too narrow for a heading; not of long lists,
  /// whose page would grow by it.
  var isLabelled = true

  /// The table.
  var html: HTML {
    element("div", .class("frame"), .named("tabindex", "0"), .named("role", "region"), label) {
      element("table") {
        element("thead") {
          element("tr") {
            columns.map { column in
              element("th", .named("scope", "col"), .class(column.isNumeric ? "number" : "text")) {
                column.title
              }
            }
          }
        }
        element("tbody") { rows.enumerated().map { row($1, marks.isEmpty ? [] : marks[$0]) } }
      }
    }
  }

  private var label: HTML.Attribute {
    .named("aria-label", "Table: " + columns.map(\.title).joined(separator: ", "))
  }

  private func row(_ cells: [HTML], _ marks: [HTML.Attribute]) -> HTML {
    let cells = zip(columns, cells).map { column, cell in
      let attributes: [HTML.Attribute] =
        (column.isNumeric ? [.class("number")] : [])
        + (isLabelled ? [.named("data-c", column.title)] : [])
      return HTML.element("td", attributes, cell)
    }
    return .element("tr", marks, .group(cells))
  }
}

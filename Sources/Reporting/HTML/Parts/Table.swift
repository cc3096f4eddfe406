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
        element("tbody") { rows.map(row) }
      }
    }
  }

  private var label: HTML.Attribute {
    .named("aria-label", "Table: " + columns.map(\.title).joined(separator: ", "))
  }

  private func row(_ cells: [HTML]) -> HTML {
    element("tr") {
      zip(columns, cells).map { column, cell in
        column.isNumeric ? element("td", .class("number")) { cell } : element("td") { cell }
      }
    }
  }
}

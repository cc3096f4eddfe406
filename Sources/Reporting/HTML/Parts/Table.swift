/// A table of the report, in its own frame that scrolls on a narrow page.
struct Table {
  struct Column {
    let title: String
    var isNumeric = false

    static func text(_ title: String) -> Column { Column(title: title) }

    static func number(_ title: String) -> Column { Column(title: title, isNumeric: true) }
  }

  let columns: [Column]

  let rows: [[HTML]]

  /// The attributes of each row, such as those that the filter reads; empty for none.
  var marks: [[HTML.Attribute]] = []

  /// True if cells name their column on a narrow page; false for long lists.
  var isLabelled = true

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

import RunRecord

struct DeclarationSection {
  let widget: WidgetLine

  var section: PageSection {
    PageSection(
      fragment: Fragment("declaration"),
      title: "Declaration",
      content: element("dl", .class("list")) {
        rows.filter { !$0.1.isEmpty }.map { name, value in
          element("div") {
            element("dt") { name }
            element("dd") { value }
          }
        }
      }
    )
  }

  private var rows: [(String, String)] {
    let configurations = widget.configurations.filter { !$0.isEmpty }
    let shown = configurations.prefix(12).joined(separator: "; ")
    let rest = configurations.count - 12
    return [
      ("Kind", widget.kind), ("Type", widget.type), ("Code", widget.code.meaning),
      ("Families", widget.families.joined(separator: ", ")),
      ("Configuration", widget.configuration),
      ("Tried with", rest > 0 ? "\(shown); and \(rest) more" : shown),
    ] + widget.facts.map { ($0.name.prefix(1).uppercased() + $0.name.dropFirst(), $0.value) }
  }
}

extension WidgetLine.Code {
  var meaning: String {
    switch self {
    case .timeline: "a provider of timelines"
    case .control: "a control"
    case .activity: "a Live Activity"
    case .empty: "nothing"
    }
  }
}

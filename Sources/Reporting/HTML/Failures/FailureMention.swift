import RunRecord

struct FailureMention {
  let finding: FindingLine

  let record: RunRecord

  /// The page with the details, `nil` if there is none.
  let target: String?

  var html: HTML {
    .element("article", marks, content)
  }

  private var marks: [HTML.Attribute] {
    finding.marks(record.clause(finding.clause), target == nil ? "failure" : "failure brief")
  }

  @HTMLBuilder private var content: HTML {
    element("h3") {
      badge(finding.isExpected ? .expected : .broken, word: "")
      if let target {
        element("a", .elsewhere(target, finding.fragment)) { name }
      } else {
        name
      }
      tag(finding.kind)
    }
    element("p", .class("sentence")) { finding.message }
    FurtherSigns(lines: record.further(of: finding)).html
    if target == nil { commandBlock(record.replayCommand(of: finding)) }
  }

  private var name: HTML {
    .group([
      element("span", .class("clause")) { finding.clause },
      .text(target == nil ? "" : " " + (record.clause(finding.clause)?.title ?? "")),
    ])
  }
}

import RunRecord

/// A finding in a line: what broke, in a sentence, and where more is told.
struct FailureMention {
  /// What was found.
  let finding: FindingLine

  /// What is reported.
  let record: RunRecord

  /// The page that tells it in full, `nil` where none does.
  let target: String?

  /// The mention.
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

import RunRecord

/// The code that a finding names: source lines, the call stack, and printed output.
struct CodePart {
  let finding: FindingLine

  var html: HTML {
    guard !finding.code.excerpt.isEmpty || !calls.isEmpty || !finding.code.output.isEmpty else {
      return .nothing
    }
    return element("div", .class("columns scenario")) {
      element("div") {
        if !finding.code.excerpt.isEmpty {
          element("p", .class("label")) { "The code at \(finding.source)" }
          listing(finding.code.excerpt.map(\.shown))
        }
      }
      element("div") {
        if !calls.isEmpty {
          element("p", .class("label")) { "The calls under way, innermost first" }
          listing(calls)
        }
        if !finding.code.sampled.isEmpty {
          element("p", .class("label")) { "Set for the case" }
          element("p", .class("note")) {
            finding.code.sampled.joined(separator: "; ")
          }
        }
        if !finding.code.output.isEmpty {
          element("p", .class("label")) { "What the code printed" }
          listing(finding.code.output)
        }
      }
    }
  }

  private var calls: [String] { finding.code.calls }

  private func listing(_ lines: [String]) -> HTML {
    element("div", .class("listing")) {
      element("pre", .named("tabindex", "0")) { element("code") { lines.joined(separator: "\n") } }
    }
  }
}

extension ExcerptLine {
  /// The line with its number, and a sign if the finding names it.
  var shown: String {
    let number = String(number)
    let padding = String(repeating: " ", count: max(0, 5 - number.count))
    return "\(isNamed ? ">" : " ")\(padding)\(number)  \(text)"
  }
}

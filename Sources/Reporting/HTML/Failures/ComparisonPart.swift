import RunRecord

/// The expected and the actual behaviour, with the limit and its source.
struct ComparisonPart {
  let comparison: ComparisonLine

  var html: HTML {
    guard !comparison.isEmpty else { return .nothing }
    return element("div", .class("comparison")) {
      element("dl", .class("versus")) {
        side("due", "Expected", comparison.expected)
        side("did", "Actual", comparison.actual)
      }
      limit
    }
  }

  private func side(_ style: String, _ name: String, _ text: String) -> HTML {
    element("div", .class(style)) {
      element("dt") { name }
      element("dd") { text }
    }
  }

  private var limit: HTML {
    guard !comparison.limit.isEmpty else { return .nothing }
    let source = [comparison.fact, comparison.authority].filter { !$0.isEmpty }
    return element("p", .class("note")) {
      "The limit is "
      element("b") { comparison.limit }
      source.isEmpty ? "." : " (\(source.joined(separator: ", ")))."
    }
  }
}

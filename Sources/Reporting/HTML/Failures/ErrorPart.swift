import RunRecord

/// A case that could not be finished, for an undecided run's first screen: the cause, the last
/// messages and the standard error.
struct ErrorPart {
  let error: ErrorLine

  /// True if the page's headline is the cause.
  var isHeadline = false

  var html: HTML {
    let lines = error.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    return element("article", .class("lead undecided"), .named("aria-label", "The cause")) {
      element("p", .class("whereabouts")) {
        badge(.undecided)
        element("b") { counted(error.cases, "case") }
        " could not be finished"
      }
      if !isHeadline { element("p", .class("sentence")) { prose(error.reason) } }
      if !lines.isEmpty {
        element("div", .class("listing")) {
          element("pre", .named("tabindex", "0")) {
            element("code") { lines.joined(separator: "\n") }
          }
        }
      }
    }
  }
}

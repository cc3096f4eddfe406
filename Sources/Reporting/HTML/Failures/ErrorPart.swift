import RunRecord

/// A case that could not be finished: the cause, then the last messages and the standard error.
///
/// It stands on the first screen of a run that is undecided.
struct ErrorPart {
  /// The error.
  let error: ErrorLine

  /// Whether the page's headline says the cause.
  var isHeadline = false

  /// The part.
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
          element("pre") { element("code") { lines.joined(separator: "\n") } }
        }
      }
    }
  }
}

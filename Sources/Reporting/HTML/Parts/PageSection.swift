/// A part of the page that has a heading and a place in the contents.
struct PageSection {
  /// The section's place.
  let fragment: Fragment

  /// The heading.
  let title: String

  /// The heading in the contents, where it is shorter there.
  var short = ""

  /// A figure beside the heading, such as the number of rows; empty for none.
  var figure = ""

  /// The tone of the figure: a verdict's name, or empty.
  var tone = ""

  /// One sentence that says what is shown and why it matters.
  var introduction = ""

  /// The line that opens the content, so that the page stays short; empty where the content is open.
  var fold = ""

  /// What is shown.
  let content: HTML

  /// The section.
  var html: HTML {
    element("section", .id(fragment), .named("aria-labelledby", fragment.name + "-title")) {
      element("h2", .named("id", fragment.name + "-title")) {
        element("a", .link(fragment)) { title }
        if !figure.isEmpty { element("span", .class("figure \(tone)")) { figure } }
      }
      if !introduction.isEmpty { element("p", .class("introduction")) { introduction } }
      if fold.isEmpty { content } else { disclosure(fold) { content } }
    }
  }

  /// The section's line in the contents.
  var entry: HTML {
    element("li") {
      element("a", .link(fragment)) {
        short.isEmpty ? title : short
        if !figure.isEmpty {
          " "
          element("span", .class("figure \(tone)")) { figure }
        }
      }
    }
  }
}

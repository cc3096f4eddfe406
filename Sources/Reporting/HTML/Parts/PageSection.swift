/// A part of the page with a heading and an entry in the contents.
struct PageSection {
  let fragment: Fragment

  let title: String

  /// A shorter heading for the contents.
  var short = ""

  /// A figure next to the heading, such as the number of rows; empty for none.
  var figure = ""

  /// The tone of the figure: a verdict's name, or empty.
  var tone = ""

  /// One sentence about the purpose of the section.
  var introduction = ""

  /// The line that unfolds the content, for a short page; empty if it is not folded.
  var fold = ""

  let content: HTML

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

// Goal: the URL of Xcode's template breaks the clause, in a widget and in a Live Activity; another URL does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-59` {
  private func run(_ kind: ViewKind, _ url: String) throws -> Tally {
    try TraceBuilder().view(ViewNode(.containerBackground), ViewNode(kind, depth: 1, text: url))
      .added().reload(1, .added).answered(1, entries: ["0s"]).judged(by: "CR-59")
  }

  @Test(arguments: [ViewKind.widgetURL, .link])
  func `the template's URL is a violation`(kind: ViewKind) throws {
    for url in ["http://www.apple.com", "http://www.apple.com/"] {
      expect(try run(kind, url), kinds: ["template"])
    }
  }

  @Test func `the app's URL, a page of Apple's and a text are none`() throws {
    expect(try run(.widgetURL, "tyd://timer"), kinds: [])
    expect(try run(.link, "https://www.apple.com/iphone"), kinds: [])
    expect(try run(.text, "http://www.apple.com"), kinds: [])
  }
}

// Goal: the word after a number agrees with it; other texts and other markup stay as they are.
import Testing

@testable import WidgetAuthoring

@Suite struct GrammarAgreementTests {
  @Test(arguments: [
    ("^[3 day](inflect: true)", "3 days"), ("^[1 day](inflect: true)", "1 day"),
    ("in ^[0 hour](inflect: true) or ^[2 minute](inflect: true)", "in 0 hours or 2 minutes"),
    ("^[12 box](inflect: true)", "12 boxes"), ("^[2 story](inflect: true)", "2 stories"),
    ("^[2 holiday](inflect: true)", "2 holidays"), ("^[2 bus](inflect:true)", "2 buses"),
    ("^[some word](inflect: true)", "some word"), ("2 ^ 3", "2 ^ 3"),
    ("^[3 day](other: true)", "^[3 day](other: true)"), ("plain", "plain"),
  ])
  func `a word agrees with its number`(text: String, seen: String) {
    #expect(GrammarAgreement.applied(to: text) == seen)
  }
}

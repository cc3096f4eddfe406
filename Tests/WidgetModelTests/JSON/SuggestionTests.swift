import Testing
import WidgetModel

@Suite struct SpellingTests {
  private let names = ["TL-11.runtime", "TL-12.runtime", "RB-06.runtime", "VW-04.runtime"]

  @Test(
    arguments: [
      ("TL-11.runtime", "TL-11.runtime"), ("tl-12.runtime", "TL-12.runtime"),
      ("TL11.runtime", "TL-11.runtime"), ("RB-60.runtime", "RB-06.runtime"),
      ("VW-04.runtme", "VW-04.runtime"), ("VW-04", nil), ("", nil), ("budget", nil),
    ] as [(String, String?)]
  )
  func `the nearest name is found unless none is near`(word: String, expected: String?) {
    #expect(Suggestion.nearest(to: word, of: names) == expected)
  }

  @Test func `of equally near names the first is taken, and of none there is none`() {
    #expect(Suggestion.nearest(to: "TL-13.runtime", of: names) == "TL-11.runtime")
    #expect(Suggestion.nearest(to: "TL-13.runtime", of: []) == nil)
  }
}

// Goal: if the due and the actual effect have the same words, the differing fields are reported.
import Testing
import WidgetModel

@testable import Oracle

@Suite struct EffectWordsTests {
  private let words = EffectWords(Trace(), firstCame: 0, came: [])

  private func gone(scale: Int32) -> Effect {
    .presented(
      PresentedItem(.placement(PlacementID(0)), Presentation(.standBy, .none, scale: scale))
    )
  }

  @Test func `a field that the words leave out is reported`() {
    let differing = words.fields(of: gone(scale: 1), and: gone(scale: 2))
    #expect(differing.due == ", scale 1")
    #expect(differing.came == ", scale 2")
  }

  @Test func `nothing is added where the words differ, or nothing does, or one is missing`() {
    let shown = Effect.displayed(PlacementID(0), .placeholder)
    for (due, came) in [
      (gone(scale: 1), gone(scale: 1)), (gone(scale: 1), shown),
      (shown, .displayed(PlacementID(0), .blank)),
    ] {
      #expect(words.fields(of: due, and: came).due == "")
      #expect(words.fields(of: due, and: came).came == "")
    }
    #expect(words.fields(of: nil, and: shown).came == "")
    #expect(words.fields(of: shown, and: nil).due == "")
  }

  @Test func `the number of a request is the subject's own and means nothing`() {
    let asked = { Effect.requested(RequestID($0), .placeholder, RequestSubject()) }
    #expect(words.fields(of: asked(1), and: asked(7)).came == "")
  }
}

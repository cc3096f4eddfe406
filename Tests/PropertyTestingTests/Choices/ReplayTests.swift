import PropertyTesting
import Testing

// Goal: any sequence of values replays to a case, and a recorded sequence replays to itself.
@Suite struct ReplayTests {
  let source = ChoiceSource()

  @Test func `a value over its bound is lowered to the bound`() {
    source.beginReplay([9, 2])
    #expect(source.draw(upTo: 5) == 5)
    #expect(source.draw(upTo: 5) == 2)
    #expect(source.choices == [Choice(5, bound: 5), Choice(2, bound: 5)])
  }

  @Test func `every draw after the last value gives zero`() {
    source.beginReplay([3])
    _ = source.draw(upTo: 9)
    #expect(source.draw(upTo: 9) == 0)
    #expect(!source.flag(3, in: 4))
    #expect(source.draw(in: -5...5, towards: 2) == 2)
    #expect(source.pick(weights: [0, 1]) == 1)
    #expect(source.values == [3, 0, 0, 0, 1])
  }

  @Test func `a flag that is certain stays so in a replay`() {
    for asked in [0, 1] as [UInt64] {
      source.beginReplay([asked, asked, asked])
      let flags = [source.flag(0, in: 3), source.flag(3, in: 3), source.flag(1, in: 3)]
      #expect(flags == [false, true, asked == 1])
      #expect(source.values == [0, 1, asked])
    }
  }

  @Test func `a replay that asks for a masked alternative gets the nearest before it`() {
    source.beginReplay([3, 0, 2])
    #expect(source.pick(weights: [1, 2, 0, 0]) == 1)
    #expect(source.pick(weights: [0, 0, 4, 0]) == 2)
    #expect(source.pick(weights: [1, 1, 1, 1]) == 2)
    #expect(source.values == [1, 2, 2])
  }

  @Test(arguments: 0..<200)
  func `what was drawn at random replays to the same value and choices`(seed: Int) {
    let generator = DiaryGenerator()
    source.beginRandom(Xoshiro256(seed: UInt64(seed)), size: seed % 101)
    let drawn = generator.generate(from: source)
    let (choices, spans) = (source.choices, source.spans)
    source.beginReplay(choices.map(\.value))
    #expect(generator.generate(from: source) == drawn)
    #expect(source.choices == choices)
    #expect(source.spans == spans)
  }

  @Test func `bias picks the value and leaves no other trace`() {
    source.beginRandom(Xoshiro256(seed: 1))
    #expect(source.draw(upTo: 7) { _ in 99 } == 7)
    #expect(source.draw(upTo: 7) { _ in 3 } == 3)
    #expect(source.choices == [Choice(7, bound: 7), Choice(3, bound: 7)])
  }

  @Test func `a case with too many choices is rejected and ends`() {
    let source = ChoiceSource(choiceLimit: 10)
    source.beginRandom(Xoshiro256(seed: 1))
    var lengths = 0
    while source.draw(upTo: 9) > 0 || !source.isRejected { lengths += 1 }
    #expect(source.isRejected)
    #expect(source.count == 10)
    source.beginSimplest()
    #expect(!source.isRejected)
    #expect(source.count == 0)
  }
}

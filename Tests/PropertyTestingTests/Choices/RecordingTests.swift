import PropertyTesting
import Testing

// Goal: an existing value can be written as choices that its generator reads back.
@Suite struct RecordingTests {
  @Test(arguments: 0..<100)
  func `a written diary is read back and equals what was drawn`(seed: Int) {
    let source = ChoiceSource()
    source.beginRandom(Xoshiro256(seed: UInt64(seed)))
    let diary = DiaryGenerator().generate(from: source)
    let drawn = source.values
    let written = DiaryGenerator.encode(diary)
    #expect(written == drawn)
    source.beginReplay(written)
    #expect(DiaryGenerator().generate(from: source) == diary)
  }

  @Test(arguments: 0...3, 0...3)
  func `a written list is what drawing it would have recorded`(least: Int, count: Int) {
    guard least <= count else { return }
    for most in count...4 {
      let writer = ChoiceSource()
      writer.beginRecording()
      writer.recordList(.element, count: count, min: least, max: most) { index in
        writer.record(UInt64(index), bound: 9)
      }
      let reader = ChoiceSource()
      reader.beginReplay(writer.values)
      var read: [UInt64] = []
      reader.list(.element, min: least, max: most) { _ in read.append(reader.draw(upTo: 9)) }
      #expect(read == (0..<count).map { UInt64($0) })
      #expect(reader.choices == writer.choices)
      #expect(reader.spans == writer.spans)
    }
  }

  @Test func `a draw while recording gives zero`() {
    let source = ChoiceSource()
    source.beginRecording()
    #expect(source.draw(upTo: 9) == 0)
    source.record(4, bound: 9)
    #expect(source.values == [0, 4])
  }
}

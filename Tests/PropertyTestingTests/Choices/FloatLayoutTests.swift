import Testing

@testable import PropertyTesting

// Goal: every float has one choice, every choice stands for a float, and simpler means smaller.
@Suite struct FloatLayoutTests {
  @Test(arguments: [FloatFormat.single, .double])
  func `every choice is repaired to the one of its number`(format: FloatFormat) {
    let layout = FloatLayout(format: format)
    var words = Xoshiro256(seed: 1)
    let bound = 2 * layout.notANumberRank
    for index in 0..<20_000 {
      let choice = words.next(upTo: bound >> UInt64(index & 63))
      let value = layout.value(of: choice)
      let canonical = layout.choice(of: value)
      #expect(canonical <= bound)
      let again = layout.value(of: canonical)
      #expect(again.bitPattern == value.bitPattern || value.isNaN)
      #expect(canonical <= choice, "\(value)")
    }
  }

  @Test func `any double has a choice that gives it back`() {
    let layout = FloatLayout(format: .double)
    var words = Xoshiro256(seed: 2)
    for _ in 0..<20_000 {
      let value = Double(bitPattern: words.next())
      let again = layout.value(of: layout.choice(of: value))
      #expect(again.bitPattern == value.bitPattern || value.isNaN && again.isNaN)
    }
  }

  @Test func `any float has a choice that gives it back`() {
    let layout = FloatLayout(format: .single)
    var words = Xoshiro256(seed: 2)
    for _ in 0..<20_000 {
      let value = Float(bitPattern: UInt32(words.next() >> 32))
      let again = Float(layout.value(of: layout.choice(of: Double(value))))
      #expect(again.bitPattern == value.bitPattern || value.isNaN && again.isNaN)
    }
  }

  @Test(arguments: [FloatFormat.single, .double])
  func `simpler numbers have smaller choices`(format: FloatFormat) {
    let layout = FloatLayout(format: format)
    let ordered: [Double] = [
      0, 1, -1, 2, -2, 1000, -1000, 0.5, -0.5, 1.5, 0.1, -0.1, 0.2, 12.3, 0.01, 0.25, 0.125,
      1.0 / 3 + 1, 1.0 / 3, -1.0 / 3, 1e-30, -0.0, .infinity, -.infinity, .nan,
    ]
    let choices = ordered.map { layout.choice(of: format.rounded($0)) }
    #expect(choices == choices.sorted())
    #expect(Set(choices).count == choices.count)
    #expect((0...4).map { layout.value(of: $0) } == [0, 1, -1, 2, -2])
    #expect(layout.value(of: choices[7] - 1) == -layout.value(of: choices[7] - 2))
  }

  @Test(arguments: [FloatFormat.single, .double])
  func `the corners of a format keep their bits`(format: FloatFormat) {
    let layout = FloatLayout(format: format)
    let corners = [
      format.greatest, format.leastNormal, format.value(of: 1), format.above(1),
      format.value(of: format.bits(of: 1) - 1), 0x1p24, 0x1p24 + 2, 0x1p-126,
    ]
    for corner in corners.flatMap({ [$0, -$0] }) {
      #expect(layout.value(of: layout.choice(of: corner)) == corner)
    }
    #expect(layout.value(of: layout.choice(of: -0.0)).sign == .minus)
  }
}

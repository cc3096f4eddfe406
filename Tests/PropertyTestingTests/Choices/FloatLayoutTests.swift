import Testing

@testable import PropertyTesting

// Goal: every float has one choice, every choice represents a float, and simpler means smaller.
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

  @Test(arguments: [FloatFormat.double, .single])
  func `roundings are simpler, beside the number, and none for round ones`(format: FloatFormat) {
    let layout = FloatLayout(format: format)
    var generator = Xoshiro256(seed: 6)
    for _ in 0..<2000 {
      let value = format.rounded(Double(Int64(generator.next(upTo: 1 << 40)) - 1 << 39) / 0x1p30)
      let roundings = layout.roundings(of: value)
      for rounded in roundings {
        #expect(layout.choice(of: rounded) < layout.choice(of: value))
        #expect(abs(rounded - value) <= 1)
      }
      #expect(roundings == roundings.sorted { layout.choice(of: $0) < layout.choice(of: $1) })
      #expect(layout.roundings(of: Double(Int(value))).isEmpty)
    }
    for value in [0, -0.0, 1, -7, .nan, .infinity, 0x1p51, -0x1p60] as [Double] {
      #expect(layout.roundings(of: value).isEmpty)
    }
    #expect(layout.roundings(of: 0.5) == [0, 1])
    #expect(layout.roundings(of: -1.25) == [-1, -2, -1.5, -1.2, -1.3].map(format.rounded))
  }

  @Test func `a choice of floats is distinguished from one of integers`() {
    for format in [FloatFormat.double, .single] {
      for (range, allowsNotANumber) in [
        (0.0...1.0, false), (-3...9, true), (0...Double.infinity, false),
      ] {
        let domain = FloatDomain(format: format, range: range, allowsNotANumber: allowsNotANumber)
        let choice = Choice(5, bound: domain.bound, fold: domain.fold)
        #expect(FloatLayout(of: choice) == FloatLayout(format: format))
      }
    }
    for range in [-1...1, -99...100, -0xFFFF_FFFF...0xFFFF_FFFF, .min ... .max]
      as [ClosedRange<Int64>]
    {
      let numbers = NumberLayout(range: range, simplest: 0)
      #expect(FloatLayout(of: Choice(1, bound: numbers.bound, fold: numbers.fold)) == nil)
    }
  }
}

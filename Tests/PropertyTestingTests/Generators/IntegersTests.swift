import PropertyTesting
import Testing

// Goal: numbers of every width and every range, drawn in one choice that keeps the order.
// Method: all ranges of a corner of the 8-bit types, and the ends of the 64-bit ones.
@Suite struct IntegersTests {
  private func isExact<Value>(_ range: ClosedRange<Value>, towards simplest: Value) -> Bool
  where Value: FixedWidthInteger & Sendable {
    let generator = Integers(in: range, towards: simplest)
    let source = ChoiceSource()
    var numbers: [Value] = []
    for choice in 0...UInt64(range.upperBound - range.lowerBound) {
      source.beginReplay([choice])
      let number = generator.generate(from: source)
      numbers.append(number)
      guard generator.choices(of: number) == [choice] else { return false }
    }
    let centre = min(max(simplest, range.lowerBound), range.upperBound)
    let distances = numbers.map { $0 > centre ? $0 - centre : centre - $0 }
    return numbers.sorted() == Array(range) && distances == distances.sorted()
  }

  @Test(arguments: [0, 1, 2, 120, 127, 128, 129, 250, 255] as [UInt8])
  func `every range of bytes is drawn exactly`(lower: UInt8) {
    for upper in stride(from: Int(lower), through: 255, by: 17) {
      #expect(isExact(lower...UInt8(upper), towards: 0))
      #expect(isExact(lower...UInt8(upper), towards: 200))
    }
  }

  @Test(arguments: Int8.min...Int8.max)
  func `every range of signed bytes is drawn exactly`(lower: Int8) {
    for upper in stride(from: Int(lower), through: 127, by: 51) where upper - Int(lower) < 128 {
      #expect(isExact(lower...Int8(upper), towards: 0))
      #expect(isExact(lower...Int8(upper), towards: -100))
    }
  }

  @Test func `a whole byte is all of its values`() {
    #expect(Set(draws(Integers<UInt8>(), count: 8000)).count == 256)
    #expect(Set(draws(Integers<Int8>(), count: 8000)).count == 256)
  }

  @Test func `unsigned ranges reach beyond the signed ones`() throws {
    expectSound(Integers<UInt64>()) { _ in true }
    expectSound(Integers(in: 10...UInt64.max - 3)) { (10...UInt64.max - 3).contains($0) }
    expectSound(Integers(in: UInt.max - 4...UInt.max)) { $0 >= UInt.max - 4 }
    expectSound(Integers<Int64>()) { _ in true }
    expectSound(Integers(in: -5...Int128(UInt64.max) - 6)) { $0 >= -5 && $0 < Int128(UInt64.max) }
    try expectRecords(Integers<UInt64>())
    try expectRecords(Integers<Int64>())
    try expectRecords(Integers(in: 1 << 90...(1 << 90 + 1 << 63) as ClosedRange<UInt128>))
    let drawn = Set(draws(Integers<UInt64>(edges: [1 << 63]), count: 2000))
    for number in [0, 1, .max, .max - 1, 1 << 63, 1 << 63 - 1, 1 << 63 + 1] as [UInt64] {
      #expect(drawn.contains(number), "\(number) was never drawn")
    }
    #expect(drawn.count { $0 > 1 << 63 } > 300)
  }

  @Test func `the simplest number is the one nearest to what is preferred`() {
    #expect(simplest(Integers<UInt64>()) == 0)
    #expect(simplest(Integers(in: 1 << 63...UInt64.max)) == 1 << 63)
    #expect(simplest(Integers<UInt64>(towards: .max)) == .max)
    #expect(simplest(Integers(in: 5...UInt64.max - 5, towards: .max)) == UInt64.max - 5)
    #expect(simplest(Integers<Int64>()) == 0)
    #expect(simplest(Integers(in: Int64.min ... -7)) == -7)
  }

  @Test func `thresholds are found at any width`() {
    #expect(minima(of: Integers<UInt64>()) { $0 > 1 << 63 } == ["9223372036854775809"])
    #expect(minima(of: Integers<UInt64>(towards: .max)) { $0 < 99 } == ["98"])
    #expect(minima(of: Integers<Int64>()) { $0 < -1 << 62 } == ["-4611686018427387905"])
  }

  @Test func `preferred numbers are drawn and shrink like all others`() {
    let numbers = Integers(in: 0...1_000_000_000).preferring([123_456_789, 7_000_000_000])
    #expect(draws(numbers).contains(123_456_789))
    #expect(draws(numbers).allSatisfy { $0 <= 1_000_000_000 })
    #expect(minima(of: numbers) { $0 > 99 } == ["100"])
    #expect(minima(of: numbers) { $0 == 123_456_789 } == ["123456789"])
  }
}

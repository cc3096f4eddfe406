import PropertyTesting
import Testing

// Goal: floats stay in their range, reach values that break programs, and shrink to values that a
// person would write.
@Suite struct FloatsTests {
  @Test func `floats of a range are sound`() {
    expectSound(Floats(in: 0.0...1.0)) { (0...1).contains($0) && $0.sign == .plus }
    expectSound(Floats(in: -2.5...3.25 as ClosedRange<Float>)) { (-2.5...3.25).contains($0) }
    expectSound(Floats(in: 1e300...Double.infinity)) { $0 >= 1e300 }
    expectSound(Floats<Double>()) { _ in true }
    expectSound(Floats<Float>.finite) { $0.isFinite }
    expectSound(Floats(in: 0.3...0.3)) { $0 == 0.3 }
  }

  @Test func `floats state their choices`() throws {
    try expectRecords(Floats<Double>())
    try expectRecords(Floats(in: -1.5...1e9 as ClosedRange<Float>))
    #expect(Floats(in: 0.0...1.0).choices(of: 2) == nil)
    #expect(Floats(in: 0.0...1.0).choices(of: -0.0) == nil)
    #expect(Floats<Double>.finite.choices(of: .nan) == nil)
    #expect(Floats<Double>.finite.choices(of: -3) == [6])
  }

  @Test func `the simplest float is the simplest number of the range`() {
    #expect(simplest(Floats<Double>()) == 0)
    #expect(simplest(Floats(in: 0.3...8.0)) == 1)
    #expect(simplest(Floats(in: 2.3...2.7)) == 2.5)
    #expect(simplest(Floats(in: -2.27 ... -2.21)) == -2.21)
    #expect(simplest(Floats(in: -8.0 ... -2.5)) == -3)
    #expect(simplest(Floats(in: 0x1p-60...0x1.1p-60)) == 0x1p-60)
  }

  @Test func `floats reach what breaks programs`() {
    let drawn = draws(Floats<Double>(), count: 4000)
    for number in [
      0, 1, -1, 0.5, 0.1, 1.0 / 3, .infinity, -.infinity, .greatestFiniteMagnitude,
      .leastNonzeroMagnitude, 0x1p53, (1.0).nextUp,
    ] {
      #expect(drawn.contains(number), "\(number) was never drawn")
    }
    #expect(drawn.contains { $0.isNaN })
    #expect(drawn.contains { $0 == 0 && $0.sign == .minus })
    #expect(drawn.count { $0.magnitude > 1e100 } > 100)
    #expect(drawn.count { $0.magnitude < 1e-100 } > 100)
    #expect(drawn.count { $0 == $0.rounded() && $0.magnitude < 1e6 } > 400)
    let part = draws(Floats(in: 0.0...1.0), count: 1000)
    #expect(part.count { $0 < 0.5 } > 300)
    #expect(part.count { $0 > 0.5 } > 200)
  }

  @Test func `pairs of floats are equal far more often than by chance`() {
    let numbers = Floats<Double>.finite
    let pairs = draws(Draw { [numbers.generate(from: $0), numbers.generate(from: $0)] })
    #expect(pairs.count { $0[0] == $0[1] } > 15)
  }

  @Test func `thresholds shrink to whole numbers`() {
    #expect(minima(of: Floats<Double>()) { $0 >= 1.5 } == ["2.0"])
    #expect(minima(of: Floats<Double>()) { $0 <= -7 } == ["-7.0"])
    #expect(minima(of: Floats<Double>.finite) { $0.magnitude > 1000 } == ["1001.0"])
    #expect(minima(of: Floats<Float>.finite) { $0 > 1.5 } == ["2.0"])
  }

  @Test func `fractions shrink to one half and specials to themselves`() {
    #expect(minima(of: Floats<Double>.finite) { $0 != $0.rounded() } == ["0.5"])
    #expect(minima(of: Floats<Float>.finite) { $0 != $0.rounded() } == ["0.5"])
    #expect(minima(of: Floats<Double>()) { $0.isNaN } == ["nan"])
    #expect(minima(of: Floats<Double>()) { $0.isInfinite } == ["inf"])
    #expect(minima(of: Floats<Double>()) { !$0.isFinite } == ["inf"])
    #expect(minima(of: Floats<Double>()) { $0.sign == .minus && $0 == 0 } == ["-0.0"])
  }

  @Test func `small magnitudes shrink to few digits and large ones to the threshold`() {
    #expect(minima(of: Floats(in: 0.0...1.0)) { $0 > 0 && $0 < 0.001 } == ["0.0001"])
    #expect(minima(of: Floats<Double>()) { $0 > 1e20 } == ["\((1e20).nextUp)"])
  }

  @Test func `sums shrink to whole numbers`() {
    let numbers = Floats<Double>.finite
    let pair = Draw { [numbers.generate(from: $0), numbers.generate(from: $0)] }
    #expect(minima(of: pair) { $0[0] + $0[1] > 10 } == ["[0.0, 11.0]"])
  }

  @Test func `failures end at round numbers from any start`() {
    #expect(minima(of: Floats<Double>(in: 0...1), starts: 40) { $0 > 0.25 && $0 < 0.75 } == ["0.5"])
    #expect(minima(of: Floats<Double>(in: 1...9), starts: 40) { $0 > 2.3 } == ["3.0"])
    #expect(minima(of: Floats<Float>(in: -9 ... -1), starts: 40) { $0 < -2.3 } == ["-3.0"])
    #expect(minima(of: Floats<Double>(in: 0...1), starts: 40) { $0 > 0.1 && $0 < 0.2 } == ["0.11"])
    let pairs = Zip(Floats<Double>(in: 0...9), Floats<Double>(in: 0...9)).map { [$0, $1] }
    #expect(minima(of: pairs, starts: 40) { $0[0] > 1.2 && $0[1] > 2.2 } == ["[2.0, 3.0]"])
  }
}

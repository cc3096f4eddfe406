import PropertyTesting

extension Family {
  /// Numbers tied by arithmetic, none of which can fall alone.
  static let ties: [Family] = [
    Family("weighted sum") { parameters in
      let (count, top) = (parameters.number(in: 2...3), parameters.number(in: 20...100))
      let weights = (0..<count).map { _ in parameters.number(in: 1...5) }
      let hidden = (0..<count).map { _ in parameters.number(in: 0...top / 2) }
      let wanted = zip(weights, hidden).reduce(0) { $0 + $1.0 * $1.1 }
      return record(count, in: 0...top) { numbers in
        zip(weights, numbers).reduce(0) { $0 + $1.0 * $1.1 } == wanted
      }
    },
    Family("exact product") { parameters in
      let top = parameters.number(in: 20...300)
      let wanted = parameters.number(in: 1...top) * parameters.number(in: 1...top)
      return record(2, in: 1...top) { $0[0] * $0[1] == wanted }
    },
    Family("modular mapping") { parameters in
      let modulus = parameters.number(in: 5...60)
      let (factor, offset) = (parameters.number(in: 1...97), parameters.number(in: 0...99))
      let least = parameters.number(in: 0...400)
      let ideal = [least, (factor * least + offset) % modulus]
      return Problem(ideal: ideal) { source in
        let number = Integers(in: 0...1000).generate(from: source)
        return [number, Integers(in: 0...modulus - 1).generate(from: source)]
      } breaks: {
        $0[0] >= least && (factor * $0[0] + offset) % modulus == $0[1]
      }
    },
    Family("invoice of an exact total") { parameters in
      let prices = parameters.number(in: 20...200)
      let (count, price) = (parameters.number(in: 1...20), parameters.number(in: 1...prices))
      let discount = parameters.number(in: 0...60)
      let total = count * price * (100 - discount) / 100
      return Problem(
        ideal: simplest(
          next: { [Array(1...20), Array(1...prices), Array(0...60), nil][$0.count] }
        ) {
          $0[0] * $0[1] * (100 - $0[2]) / 100 == total
        }
      ) { source in
        [20, prices].map { Integers(in: 1...$0).generate(from: source) }
          + [Integers(in: 0...60).generate(from: source)]
      } breaks: {
        $0[0] * $0[1] * (100 - $0[2]) / 100 == total
      }
    },
    Family("rounded discount") { parameters in
      let (prices, discounts) = (parameters.number(in: 50...300), parameters.number(in: 20...60))
      let least = parameters.number(in: 10...prices * 4)
      return Problem(
        ideal: simplest(
          next: { [Array(1...20), Array(1...prices), Array(0...discounts), nil][$0.count] }
        ) {
          $0[0] * $0[1] * $0[2] % 100 != 0 && $0[0] * $0[1] * (100 - $0[2]) / 100 >= least
        }
      ) { source in
        [20, prices].map { Integers(in: 1...$0).generate(from: source) }
          + [Integers(in: 0...discounts).generate(from: source)]
      } breaks: {
        $0[0] * $0[1] * $0[2] % 100 != 0 && $0[0] * $0[1] * (100 - $0[2]) / 100 >= least
      }
    },
    Family("hash collision") { parameters in
      let modulus = parameters.number(in: 5...40)
      let factor = UInt64(parameters.number(in: 1...1 << 40)) | 1
      let hash = { @Sendable (number: Int) in
        Int((UInt64(number) &* factor) >> 20 % UInt64(modulus))
      }
      return record(2, in: 0...999) { $0[0] != $0[1] && hash($0[0]) == hash($0[1]) }
    },
    Family("common divisor") { parameters in
      let least = parameters.number(in: 2...60)
      return record(2, in: 1...500) { $0[0] != $0[1] && divisor($0[0], $0[1]) >= least }
    },
    Family("sum in a third number") { parameters in
      let (one, two) = (parameters.number(in: 0...200), parameters.number(in: 0...200))
      return Problem(ideal: [one, two, one + two]) {
        numbers(3, in: 0...500, from: $0)
      } breaks: {
        $0[0] >= one && $0[1] >= two && $0[0] + $0[1] == $0[2]
      }
    },
    Family("exclusive or") { parameters in
      let (bits, least) = (parameters.number(in: 1...255), parameters.number(in: 0...255))
      return record(2, in: 0...255) { $0[0] ^ $0[1] == bits && $0[1] >= least }
    },
  ]

  /// A number of numbers from one range.
  private static func record(
    _ count: Int,
    in range: ClosedRange<Int>,
    breaks: @escaping @Sendable ([Int]) -> Bool
  ) -> Problem<[Int]> {
    let ideal = simplest(next: { $0.count < count ? Array(range) : nil }, while: breaks)
    return Problem(ideal: ideal) {
      numbers(count, in: range, from: $0)
    } breaks: {
      breaks($0)
    }
  }

  private static func divisor(_ one: Int, _ two: Int) -> Int {
    two == 0 ? one : divisor(two, one % two)
  }
}

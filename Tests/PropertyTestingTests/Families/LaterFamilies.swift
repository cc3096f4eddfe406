import PropertyTesting

// Families that were written after the searches were designed, to see how far those reach.
extension Family {
  static let laterTies: [Family] = [
    Family("price with a tax") { parameters in
      let prices = parameters.number(in: 50...400)
      let (count, price) = (parameters.number(in: 1...9), parameters.number(in: 1...prices))
      let tax = parameters.number(in: 0...30)
      let total = count * price * (100 + tax) / 100
      return tie([1...9, 1...prices, 0...30]) { $0[0] * $0[1] * (100 + $0[2]) / 100 == total }
    },
    Family("full boxes and single items") { parameters in
      let (boxes, size) = (parameters.number(in: 1...30), parameters.number(in: 2...40))
      let total = boxes * size + parameters.number(in: 0...20)
      return tie([0...30, 0...40, 0...20]) { $0[0] * $0[1] + $0[2] == total }
    },
    Family("difference of squares", isMissed: true) { parameters in
      let (one, two) = (parameters.number(in: 2...60), parameters.number(in: 0...40))
      let wanted = abs(one * one - two * two)
      return tie([0...100, 0...100]) { $0[0] * $0[0] - $0[1] * $0[1] == wanted }
    },
  ]

  static let laterFloats: [Family] = [
    Family("sum less a summand", bar: 60) { parameters in
      let least = Double(parameters.number(in: 1...9))
      return record(in: -500...500, among: [smallWholes, tenths]) {
        $0[0] >= least && $0[0] + $0[1] - $0[0] != $0[1]
      }
    },
    Family("mean of two numbers", bar: 60) { parameters in
      let mean = Double(parameters.number(in: 5...80))
      let tolerance = Double(parameters.number(in: 1...5)) / 10
      return record(in: 0...100, among: [tenthsAndWholes, tenthsAndWholes]) {
        $0[1] >= $0[0] + 3 && abs(($0[0] + $0[1]) / 2 - mean) <= tolerance
      }
    },
    Family("product of three numbers", bar: 60) { parameters in
      let least = Double(parameters.number(in: 1...5))
      let simple = [smallWholes, smallWholes, tenths].map { $0.filter { $0 >= 0 } }
      return record(in: 0...200, among: simple) {
        $0[0] >= least && $0[0] * $0[1] * $0[2] != $0[0] * ($0[1] * $0[2])
      }
    },
  ]

  private static func tie(
    _ ranges: [ClosedRange<Int>],
    breaks: @escaping @Sendable ([Int]) -> Bool
  ) -> Problem<[Int]> {
    let ideal = simplest(
      next: { $0.count < ranges.count ? Array(ranges[$0.count]) : nil },
      while: breaks
    )
    return Problem(ideal: ideal) { source in
      ranges.map { Integers(in: $0).generate(from: source) }
    } breaks: {
      breaks($0)
    }
  }

  private static let tenths = signedNumbers.filter { $0.magnitude <= 200 }

  private static let tenthsAndWholes = positiveNumbers.filter { $0 * 10 == ($0 * 10).rounded() }
}

import PropertyTesting

extension Family {
  /// Ties between floating-point numbers.
  static let floats: [Family] = [
    Family("associativity of sums", bar: 60, isMissed: true) { parameters in
      let least = Double(parameters.number(in: 1...9))
      return record(3, in: -1000...1000, among: simpleNumbers) { numbers in
        numbers[0] >= least
          && numbers[0] + numbers[1] + numbers[2] != numbers[0] + (numbers[1] + numbers[2])
      }
    },
    Family("distributivity", bar: 60, isMissed: true) { parameters in
      let least = Double(parameters.number(in: 1...9))
      return record(3, in: -1000...1000, among: simpleNumbers) { numbers in
        numbers[0] >= least
          && numbers[0] * (numbers[1] + numbers[2])
            != numbers[0] * numbers[1] + numbers[0] * numbers[2]
      }
    },
    Family("quotient and product", bar: 60, isMissed: true) { parameters in
      let (one, two) = (parameters.number(in: 1...9), parameters.number(in: 1...9))
      return record(2, in: 0...1000, among: (0...200).map(Double.init)) { numbers in
        numbers[0] >= Double(one) && numbers[1] >= Double(two)
          && numbers[0] / numbers[1] * numbers[1] != numbers[0]
      }
    },
    Family("product in a tolerance", bar: 60) { parameters in
      let wanted = Double(parameters.number(in: 10...400))
      return record(2, in: 0...100, among: positiveNumbers) { numbers in
        abs(numbers[0] * numbers[1] - wanted) <= 1
      }
    },
    Family("weighted sum in a tolerance", bar: 60, isMissed: true) { parameters in
      let weights = (0..<2).map { _ in Double(parameters.number(in: 1...9)) }
      let wanted = Double(parameters.number(in: 10...400))
      return record(2, in: 0...100, among: positiveNumbers) { numbers in
        abs(weights[0] * numbers[0] + weights[1] * numbers[1] - wanted) <= 0.5
      }
    },
    Family("near numbers", bar: 60) { parameters in
      let tolerance = [0.6, 0.2, 0.03][parameters.number(in: 0...2)]
      let least = Double(parameters.number(in: 0...40))
      return record(2, in: 0...100, among: positiveNumbers) { numbers in
        numbers[0] >= least && numbers[0] != numbers[1]
          && abs(numbers[0] - numbers[1]) <= tolerance
      }
    },
    Family("absorbed summand", bar: 60) { parameters in
      let least = parameters.number(in: 1...100)
      var large = 0x1p53
      while large + Double(least) != large { large *= 2 }
      let ideal: [Double] = [large, Double(least)]
      return Problem<[Double]>(ideal: ideal) { source in
        let finite = Floats<Double>.finite
        return [finite.generate(from: source), finite.generate(from: source)]
      } breaks: { numbers in
        let (large, small) = (numbers[0], numbers[1])
        return large > 0 && small >= Double(least) && large + small == large
      }
    },
  ]

  private static func record(
    _ count: Int,
    in range: ClosedRange<Double>,
    among simple: [Double],
    breaks: @escaping @Sendable ([Double]) -> Bool
  ) -> Problem<[Double]> {
    let places = simplest(next: { $0.count < count ? Array(simple.indices) : nil }) {
      breaks($0.map { simple[$0] })
    }
    return Problem(ideal: places.map { $0.map { simple[$0] } }) { source in
      (0..<count).map { _ in Floats<Double>(in: range).generate(from: source) }
    } breaks: {
      breaks($0)
    }
  }

  /// The simplest numbers of either sign, in the order of choices.
  private static let simpleNumbers: [Double] =
    fractions(in: 0...12, steps: [1, 2, 10])
    .flatMap { $0 == 0 ? [0] : [$0, -$0] }

  private static let positiveNumbers = fractions(in: 0...100, steps: [1, 2, 10, 100])

  /// The whole numbers of a range, then those in halves and so on, without repetition.
  private static func fractions(in range: ClosedRange<Int>, steps: [Int]) -> [Double] {
    var known: Set<Double> = []
    return steps.flatMap { step in
      (range.lowerBound * step...range.upperBound * step).map { Double($0) / Double(step) }
    }
    .filter { known.insert($0).inserted }
  }
}

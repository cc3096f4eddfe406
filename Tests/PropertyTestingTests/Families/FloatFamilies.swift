import PropertyTesting

extension Family {
  /// Ties between floating-point numbers.
  static let floats: [Family] = [
    Family("associativity of sums", bar: 60) { parameters in
      let least = Double(parameters.number(in: 1...9))
      return record(in: -1000...1000, among: [smallWholes, smallWholes, signedNumbers]) { numbers in
        numbers[0] >= least
          && numbers[0] + numbers[1] + numbers[2] != numbers[0] + (numbers[1] + numbers[2])
      }
    },
    Family("distributivity", bar: 60) { parameters in
      let least = Double(parameters.number(in: 1...9))
      return record(in: -1000...1000, among: [smallWholes, smallWholes, signedNumbers]) { numbers in
        numbers[0] >= least
          && numbers[0] * (numbers[1] + numbers[2])
            != numbers[0] * numbers[1] + numbers[0] * numbers[2]
      }
    },
    Family("quotient and product", bar: 60) { parameters in
      let (one, two) = (parameters.number(in: 1...9), parameters.number(in: 1...9))
      return record(in: 0...1000, among: [wholes, wholes]) { numbers in
        numbers[0] >= Double(one) && numbers[1] >= Double(two)
          && numbers[0] / numbers[1] * numbers[1] != numbers[0]
      }
    },
    Family("product in a tolerance", bar: 60) { parameters in
      let wanted = Double(parameters.number(in: 10...400))
      return record(in: 0...100, among: [positiveNumbers, positiveNumbers]) { numbers in
        abs(numbers[0] * numbers[1] - wanted) <= 1
      }
    },
    Family("weighted sum in a tolerance", bar: 60) { parameters in
      let weights = (0..<2).map { _ in Double(parameters.number(in: 1...9)) }
      let wanted = Double(parameters.number(in: 10...400))
      return record(in: 0...100, among: [positiveNumbers, positiveNumbers]) { numbers in
        abs(weights[0] * numbers[0] + weights[1] * numbers[1] - wanted) <= 0.5
      }
    },
    Family("near numbers", bar: 60) { parameters in
      let tolerance = [0.6, 0.2, 0.03][parameters.number(in: 0...2)]
      let least = Double(parameters.number(in: 0...40))
      return record(in: 0...100, among: [positiveNumbers, positiveNumbers]) { numbers in
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

  /// Numbers of one range, each with the values that it may have in the simplest case.
  ///
  /// The values of each number follow the order of choices and leave out none before the last, as
  /// far as is known of the property: of sums and products of whole numbers none is rounded.
  static func record(
    in range: ClosedRange<Double>,
    among simple: [[Double]],
    breaks: @escaping @Sendable ([Double]) -> Bool
  ) -> Problem<[Double]> {
    let value = { (places: [Int]) in places.indices.map { simple[$0][places[$0]] } }
    let places = simplest(next: { $0.count < simple.count ? Array(simple[$0.count].indices) : nil })
    {
      breaks(value($0))
    }
    return Problem(ideal: places.map(value)) { source in
      simple.map { _ in Floats<Double>(in: range).generate(from: source) }
    } breaks: {
      breaks($0)
    }
  }

  private static let wholes = (0...1000).map(Double.init)

  static let smallWholes = [0, 1, -1, 2, -2, 3, -3] + (4...20).map(Double.init)

  /// All tenths from -1000 to 1000, and small hundredths, in the order of choices.
  static let signedNumbers: [Double] =
    (fractions(in: 0...1000, steps: [1, 2, 10])
    + fractions(in: 0...2, steps: [1, 2, 10, 100]).filter { ($0 * 10).rounded() != $0 * 10 })
    .flatMap { $0 == 0 ? [0] : [$0, -$0] }

  static let positiveNumbers = fractions(in: 0...100, steps: [1, 2, 10, 100])

  /// The whole numbers of a range, then those in halves and so on, without repetition.
  private static func fractions(in range: ClosedRange<Int>, steps: [Int]) -> [Double] {
    var known: Set<Double> = []
    return steps.flatMap { step in
      (range.lowerBound * step...range.upperBound * step).map { Double($0) / Double(step) }
    }
    .filter { known.insert($0).inserted }
  }
}

/// The search for simpler cases whose lists are counted by several numbers together.
///
/// If a list has as many elements as two numbers multiplied, a simpler case may need one of them
/// larger: 2 by 5 elements are simpler than 3 by 4.
struct FactorSearch {
  private let reduction: Reduction
  private let limit: SearchLimit

  /// The largest number for which all smaller ones are tried.
  private static let factorLimit: UInt64 = 32

  init(_ reduction: Reduction) {
    self.reduction = reduction
    limit = SearchLimit(reduction, calls: 200)
  }

  private var best: Case { reduction.best }

  func run() {
    while limit.allowsMore, let lengths = lengths(), lengths.count > 1 {
      let isSimpler = lengths.contains { falling in
        lengths.contains { $0 != falling && lower(falling, raising: $0) }
      }
      guard isSimpler else { return }
      reduction.lowerNumbers()
    }
  }

  /// Returns the numbers that make the case shorter if they are one less; costs no calls.
  private func lengths() -> [Int]? {
    guard let last = best.spans.last(where: { $0.label.isContainer }),
      let numbers = best.fewNumbers(before: last.start)
    else { return nil }
    return numbers.filter { position in
      guard let lowered = best.choices[position].oneStepNearer else { return false }
      var candidate = best.candidate
      candidate.values[position] = lowered
      return reduction.probe(candidate).map { $0.choices.count < best.choices.count } ?? false
    }
  }

  /// Tries all smaller values of one number, with the largest of the other that keep the length.
  private func lower(_ falling: Int, raising rising: Int) -> Bool {
    let (one, two) = (best.choices[falling], best.choices[rising])
    guard one.value <= Self.factorLimit, two.value <= Self.factorLimit else { return false }
    return (0..<one.value).contains { lowered in
      raised(one.value, two.value, lowered).contains { value in
        guard limit.allowsMore else { return false }
        var candidate = best.candidate
        candidate.values[falling] = lowered
        candidate.values[rising] = value
        return reduction.attempt(candidate)
      }
    }
  }

  /// Returns the values that keep the product or the sum, for counts that start at 0 or 1.
  private func raised(_ one: UInt64, _ two: UInt64, _ lowered: UInt64) -> [UInt64] {
    let values = [
      (one + 1) * (two + 1) / (lowered + 1) - 1, lowered > 0 ? one * two / lowered : 0,
      one + two - lowered,
    ]
    return values.indices.filter { values[$0] > two && !values[..<$0].contains(values[$0]) }
      .map { values[$0] }
  }
}

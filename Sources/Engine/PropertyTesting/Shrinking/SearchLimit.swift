/// The effort that a pass which looks at pairs may spend.
///
/// Such passes are quadratic or worse. They skip large cases, and end after a number of calls and a
/// proportional number of generator runs, so that their effort does not grow with the case.
struct SearchLimit {
  private let reduction: Reduction
  private let lastCall: Int
  private let runsBefore: Int

  /// The number of generator runs that are allowed for each call.
  private static let runsPerCall = 3

  /// The number of generator runs that are allowed before the first call.
  private static let firstRuns = 32

  init(_ reduction: Reduction, calls: Int) {
    self.reduction = reduction
    lastCall = reduction.calls + calls
    runsBefore = reduction.runs - Self.runsPerCall * reduction.calls
  }

  var allowsMore: Bool {
    let runs = reduction.runs - Self.runsPerCall * reduction.calls - runsBefore
    return !reduction.isOver && reduction.calls < lastCall && runs < Self.firstRuns
  }
}

extension Case {
  /// The number of numbers up to which passes look at pairs of them.
  private static let pairedLimit = 16

  /// The number of choices up to which passes look at pairs of numbers.
  private static let choiceLimit = 60

  /// The largest bound of a number whose values may be searched.
  static let searchableBound: UInt64 = 1 << 14

  /// True if the case has few numbers that are not 0, and few choices.
  var isAlmostEmpty: Bool {
    choices.count <= 2 * Self.choiceLimit
      && choices.count { $0.bound > 1 && $0.value > 0 } <= 2 * Self.pairedLimit
  }

  /// The positions of the numbers if they are few; nil if they are too many to look at pairs.
  var fewNumbers: [Int]? {
    choices.count <= Self.choiceLimit ? fewNumbers(before: choices.count) : nil
  }

  /// The positions of the numbers before a place in a case of moderate size; nil if they are too
  /// many.
  func fewNumbers(before end: Int) -> [Int]? {
    guard choices.count <= 2 * Self.choiceLimit else { return nil }
    let all = choices.indices.prefix(end).filter { choices[$0].bound > 1 && !rules.contains($0) }
    return all.count <= Self.pairedLimit ? all : nil
  }

  /// Returns whether another case has the same spans, so that its positions mean the same.
  func hasShape(of other: Case) -> Bool {
    choices.count == other.choices.count && spans == other.spans
  }
}

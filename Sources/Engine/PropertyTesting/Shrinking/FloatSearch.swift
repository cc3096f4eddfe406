/// The search for simpler cases in which floating-point numbers that are tied change together.
///
/// Rounding errors show for some values and not for others next to them, so no search by halves
/// finds the simple ones. The search lowers the numbers from the front. Whether a number may have
/// a simpler value can be seen with later numbers of many digits, which show most rounding errors:
/// so the later numbers first take some such values and are simplified afterwards, by trying the
/// simple numbers one after another. Numbers whose sum, difference, product or ratio matters keep
/// it, and those with a tolerance are followed along it.
struct FloatSearch {
  let reduction: Reduction
  let limit: SearchLimit

  /// The number of floating-point numbers up to which pairs of them are looked at.
  private static let pairedLimit = 4

  init(_ reduction: Reduction) {
    self.reduction = reduction
    limit = SearchLimit(reduction, calls: 800)
  }

  var best: Case { reduction.best }

  func run() {
    let numbers = best.fewNumbers?.filter { FloatLayout(of: best.choices[$0]) != nil } ?? []
    guard 1...Self.pairedLimit ~= numbers.count else { return }
    let tied = numbers.filter(isTied)
    guard !tied.isEmpty else { return }
    let count = best.choices.count
    let phases = [lowerFilling, lowerAlone, lowerKeeping, follow, scanSimple, scanNear]
    while limit.allowsMore, best.choices.count == count {
      // Cheap phases first for all numbers; every success starts again with them.
      let isSimpler = phases.contains { phase in
        numbers.contains { one in best.values[one] > 0 && phase(one, numbers.filter { $0 > one }) }
      }
      guard isSimpler || scanWholes(tied.suffix(2)) else { return }
    }
  }

  /// Returns whether a larger number may pass; a threshold is not tied.
  private func isTied(_ position: Int) -> Bool {
    guard let x = number(position), x.isFinite, best.values[position] > 0 else { return false }
    let raised = [x + x / 3, 2 * x + x / 7, x + (x < 0 ? -1 : 1), x + x * 0x1p-50]
    return raised.contains { value in
      guard let candidate = changed([(position, value)]) else { return true }
      return !reduction.showsFailure(candidate)
    }
  }

  // MARK: Simple values

  /// Tries simple numbers for one number, and its halves.
  private func lowerAlone(_ one: Int, _ later: [Int]) -> Bool {
    guard let x = number(one) else { return false }
    let smaller = [x / 0x1p40, x / 0x1p10, x / 2]
    return (Self.simple + (x.magnitude > 64 ? smaller : [])).contains { attempt([(one, $0)]) }
  }

  /// Lowers one number while a later one keeps their sum, difference, product or ratio, roughly.
  private func lowerKeeping(_ one: Int, _ later: [Int]) -> Bool {
    guard let x = number(one), x.isFinite, x != 0 else { return false }
    return later.contains { two in
      guard let y = number(two), y.isFinite else { return false }
      return keptTargets(x).contains { target in
        var values = [x + y - target, y + target - x]
        if target != 0 { values += [x * y / target, y * target / x] }
        return values.contains { value in
          Self.roundings(of: value).contains { attempt([(one, target), (two, $0)]) }
        }
      }
    }
  }

  /// Lowers one number while the later ones take values with many digits.
  private func lowerFilling(_ one: Int, _ later: [Int]) -> Bool {
    guard let x = number(one), !later.isEmpty else { return false }
    return targets(x).contains { target in
      Self.fillers.indices.contains { first in
        let fillers = later.indices.map { Self.fillers[(first * ($0 + 1)) % Self.fillers.count] }
        return attempt([(one, target)] + zip(later, fillers))
      }
    }
  }

  /// Tries 0 and 1 for one number while the last one takes all simple values.
  private func scanSimple(_ one: Int, _ later: [Int]) -> Bool {
    guard let last = later.last else { return false }
    return [0, 1].contains { target in
      Self.simple.contains { attempt([(one, target), (last, $0)]) }
    }
  }

  /// Lowers one number a little while a later one takes values next to both.
  private func scanNear(_ one: Int, _ later: [Int]) -> Bool {
    guard let x = number(one) else { return false }
    return later.contains { two in
      guard let y = number(two) else { return false }
      return targets(x).suffix(2).contains { target in
        let near = Self.steps.flatMap { [target + $0, target - $0, y + $0, y - $0] }
        return near.contains { attempt([(one, target), (two, $0)]) }
      }
    }
  }

  /// Tries all small whole values of the last number, also with the one before it lowered a little.
  private func scanWholes(_ last: ArraySlice<Int>) -> Bool {
    guard let one = last.first, let two = last.last, let x = number(one) else { return false }
    let lowered = one == two ? [] : targets(x).suffix(2)
    return lowered.contains { target in
      Self.wholes.contains { attempt([(one, target), (two, $0)]) }
    }
      || Self.wholes.contains { attempt([(two, $0)]) }
  }

  // MARK: Tables

  /// Returns whole numbers that are simpler than a number: the smallest ones, then those near it.
  func targets(_ x: Double) -> [Double] {
    let sign: Double = x < 0 ? -1 : 1
    let whole = Self.roundedDown(x.magnitude)
    let near = [Self.roundedDown(whole / 2), whole - 2, whole - 1, whole, whole + 1]
    var found: [Double] = []
    for magnitude in [0, 1, 2, 3, 4] + near where 0..<x.magnitude + 1 ~= magnitude {
      for value in magnitude <= 2 ? [magnitude, -magnitude] : [sign * magnitude]
      where value != x && !found.contains(value) { found.append(value) }
    }
    return found
  }

  /// Returns the smallest targets and those nearest to the number.
  private func keptTargets(_ x: Double) -> [Double] {
    let targets = targets(x)
    return Array(targets.prefix(2) + targets.dropFirst(2).suffix(4))
  }

  /// Returns a number rounded to whole ones and to few digits, simplest first, then as it is.
  static func roundings(of value: Double) -> [Double] {
    guard value.isFinite, value.magnitude < 0x1p40 else { return [value] }
    var found: [Double] = []
    for denominator in [1, 10] as [Double] {
      let below = roundedDown(value * denominator)
      for rounded in [below / denominator, (below + 1) / denominator]
      where !found.contains(rounded) { found.append(rounded) }
    }
    return found + (found.contains(value) ? [] : [value])
  }

  /// Rounds through integers, because the rounding functions would need a mathematics library.
  static func roundedDown(_ value: Double) -> Double {
    guard value.magnitude < 0x1p53 else { return value }
    let whole = Double(Int64(value))
    return whole > value ? whole - 1 : whole
  }

  /// Simple numbers, in the order of choices.
  private static let simple: [Double] = {
    let counts: KeyValuePairs<Double, Int> = [1: 5, 2: 5, 10: 14, 100: 14, 1000: 9]
    var found: [Double] = [0]
    for (denominator, count) in counts {
      for numerator in 1...count {
        let value = Double(numerator) / denominator
        if !found.contains(value) { found += [value, -value] }
      }
    }
    return found
  }()

  /// Whole numbers beyond the simple ones.
  private static let wholes = (6...128).map(Double.init)

  /// Numbers of several magnitudes and with many binary digits.
  private static let fillers: [Double] = [
    0.1, 0.7, 3.3, -0.6, 0.03, 1.9, 49, 7.7, 0.007, -2.3, 10.9, 0.3,
  ]

  private static let steps: [Double] = [1, 0.5, 0.1, 0.2, 0.01, 2, 3, 4]

  // MARK: Numbers

  func number(_ position: Int) -> Double? {
    guard position < best.choices.count else { return nil }
    return FloatLayout(of: best.choices[position])?.value(of: best.values[position])
  }

  func attempt(_ changes: [(position: Int, number: Double)]) -> Bool {
    // Only a simpler case can be accepted, so others need not be generated.
    guard limit.allowsMore, let candidate = changed(changes),
      isSimpler(candidate.values, than: best.values)
    else { return false }
    return reduction.attempt(candidate)
  }

  /// Returns the best case with some numbers changed; nil if one of them has no choice.
  func changed(_ changes: [(position: Int, number: Double)]) -> Candidate? {
    var candidate = best.candidate
    for (position, number) in changes {
      guard position < best.choices.count, let layout = FloatLayout(of: best.choices[position])
      else { return nil }
      let value = layout.choice(of: layout.format.rounded(number))
      guard value <= best.choices[position].bound else { return nil }
      candidate.values[position] = value
    }
    return candidate
  }
}

/// The search for simpler cases in which floating-point numbers that are tied change together.
///
/// Rounding errors show for some values and not for others next to them, so no search by halves
/// finds the simple ones. The search tries simple numbers one after another, for one number and for
/// pairs, and the values that keep a sum, a difference, a product or a ratio.
struct FloatSearch {
  private let reduction: Reduction
  private let limit: SearchLimit

  /// The number of floating-point numbers up to which pairs of them are looked at.
  private static let pairedLimit = 4

  init(_ reduction: Reduction) {
    self.reduction = reduction
    limit = SearchLimit(reduction, calls: 500)
  }

  private var best: Case { reduction.best }

  func run() {
    let numbers = best.fewNumbers?.filter { FloatLayout(of: best.choices[$0]) != nil } ?? []
    guard 1...Self.pairedLimit ~= numbers.count else { return }
    let count = best.choices.count
    while limit.allowsMore, best.choices.count == count {
      let isSimpler = numbers.contains { one in
        let later = numbers.filter { $0 > one }
        return later.contains { lowerKeeping(one, $0) } || lowerOne(one)
          || later.contains { lowerScanning(one, $0) }
      }
      guard isSimpler else { return }
    }
  }

  /// Tries simple numbers for one number, and its halves.
  private func lowerOne(_ one: Int) -> Bool {
    guard let x = number(one), best.values[one] > 0 else { return false }
    let smaller = [x / 0x1p40, x / 0x1p10, x / 2]
    return (Self.simple + (x.magnitude > 64 ? smaller : [])).contains { attempt([(one, $0)]) }
  }

  /// Lowers one number while the other keeps their sum, difference, product or ratio, roughly.
  private func lowerKeeping(_ one: Int, _ two: Int) -> Bool {
    guard let x = number(one), let y = number(two), x.isFinite, y.isFinite, x != 0 else {
      return false
    }
    return targets(x).contains { target in
      var values = [x + y - target, y + target - x]
      if target != 0 { values += [x * y / target, y * target / x] }
      return values.contains { value in
        roundings(of: value, at: two).contains { attempt([(one, target), (two, $0)]) }
      }
    }
  }

  /// Lowers one number while the other takes simple values, and values next to both.
  private func lowerScanning(_ one: Int, _ two: Int) -> Bool {
    guard let x = number(one), let y = number(two), best.values[one] > 0 else { return false }
    return targets(x).prefix(5).contains { target in
      let near = Self.steps.flatMap { [target + $0, target - $0, y + $0, y - $0] }
      return (Self.simple.prefix(24) + near).contains { attempt([(one, target), (two, $0)]) }
    }
  }

  /// Returns numbers that are simpler than a number, the simplest first.
  private func targets(_ x: Double) -> [Double] {
    let sign: Double = x < 0 ? -1 : 1
    let whole = Self.roundedDown(x.magnitude)
    let magnitudes = [0, 1, 2, Self.roundedDown(whole / 2), whole - 1, whole, whole + 1]
    return magnitudes.filter { $0 >= 0 && $0 < x.magnitude + 1 && sign * $0 != x }
      .map { $0 == 0 ? 0 : sign * $0 }
  }

  /// Returns a number rounded to whole ones and to few digits, simplest first, then as it is.
  private func roundings(of value: Double, at position: Int) -> [Double] {
    guard value.isFinite, value.magnitude < 0x1p40 else { return [value] }
    var found: [Double] = []
    for denominator in [1, 2, 10, 100] as [Double] {
      let below = Self.roundedDown(value * denominator)
      for rounded in [below / denominator, (below + 1) / denominator]
      where !found.contains(rounded) { found.append(rounded) }
    }
    return found + (found.contains(value) ? [] : [value])
  }

  /// Rounds through integers, because the rounding functions would need a mathematics library.
  private static func roundedDown(_ value: Double) -> Double {
    guard value.magnitude < 0x1p53 else { return value }
    let whole = Double(Int64(value))
    return whole > value ? whole - 1 : whole
  }

  /// Simple numbers, in the order of choices as far as they are whole or in tenths.
  private static let simple: [Double] = {
    let wholes: [Double] = [0, 1, -1, 2, -2, 3, -3, 4, 5, 0.5, -0.5, 1.5]
    let tenths: [Double] = [1, 2, 3, 4, 6, 7, 8, 9, 11, 12]
    return wholes + tenths.flatMap { [$0 / 10, -$0 / 10] } + (6...32).map(Double.init)
  }()

  private static let steps: [Double] = [1, 0.5, 0.1, 0.2, 0.01, 2, 3, 4]

  private func number(_ position: Int) -> Double? {
    FloatLayout(of: best.choices[position])?.value(of: best.values[position])
  }

  private func attempt(_ changes: [(position: Int, number: Double)]) -> Bool {
    var candidate = best.candidate
    for (position, number) in changes {
      guard limit.allowsMore, position < best.choices.count,
        let layout = FloatLayout(of: best.choices[position])
      else { return false }
      let value = layout.choice(of: layout.format.rounded(number))
      guard value <= best.choices[position].bound else { return false }
      candidate.values[position] = value
    }
    // Only a simpler case can be accepted, so others need not be generated.
    guard isSimpler(candidate.values, than: best.values) else { return false }
    return reduction.attempt(candidate)
  }
}

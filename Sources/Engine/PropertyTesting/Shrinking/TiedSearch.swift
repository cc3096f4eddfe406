/// The search for simpler cases in which two numbers that are tied by arithmetic change together.
///
/// If 2x + y must be 20, or xy must be 36, no number can fall alone, and no step of 1 in each helps
/// either. The relation is unknown. So the search tries the values that the common relations (sums,
/// products, ratios, remainders, single bits) would give, then small steps of different size, then
/// all values of a small range. A step that helps is repeated as often as possible.
struct TiedSearch {
  let reduction: Reduction
  let limit: SearchLimit

  /// The largest step of each number that is combined with each step of the other.
  private static let stepLimit = 5

  /// The number of numbers up to which those that are not tied change together with one that is.
  private static let partnerLimit = 3

  /// The number of values of a range that are tried one after another.
  private static let scanLimit = 64

  init(_ reduction: Reduction) {
    self.reduction = reduction
    limit = SearchLimit(reduction, calls: 800)
  }

  var best: Case { reduction.best }

  func run() {
    let numbers = smallNumbers
    guard numbers.count > 1 else { return }
    let tied = numbers.filter(isTied)
    let partners = numbers.count <= Self.partnerLimit ? numbers : tied
    // Its first success is often the simplest case, and it ends soon if no relation fits.
    guard !TripleSearch(self).run(numbers, tied: tied) else { return }
    let count = best.choices.count
    // Of more than two numbers, the others decide, and searching a range for one seldom helps.
    let phases =
      [guessOne, guessTwo, stepTwo]
      + (partners.count > 2 ? [stepThree, scanTwo] : [scanTwo, scanOne])
    while limit.allowsMore, best.choices.count == count {
      // Cheap phases first for all numbers; every success starts again with them.
      let isSimpler = phases.contains { phase in
        tied.contains { one in number(one) != 0 && phase(one, partners) }
      }
      guard isSimpler else { return }
    }
  }

  /// The numbers of small ranges, unless all of them are 0.
  private var smallNumbers: [Int] {
    let numbers = best.fewNumbers?.filter { 3...Case.searchableBound ~= best.choices[$0].bound }
    guard let numbers, numbers.contains(where: { number($0) != 0 }) else { return [] }
    return numbers
  }

  /// Returns whether a nonzero number can neither fall alone nor rise.
  ///
  /// A threshold is not tied: larger numbers fail as well. A number that chooses between shapes is
  /// not tied either.
  private func isTied(_ position: Int) -> Bool {
    guard number(position) != 0 else { return false }
    let raised = number(position) + (number(position) < 0 ? -1 : 1)
    guard let candidate = changed([(position, raised)]) else { return true }
    guard let probe = reduction.probe(candidate), probe.hasShape(of: best) else { return false }
    return !reduction.showsFailure(candidate)
  }

  // MARK: Guesses

  /// Tries a number less the other ones, as often as possible, and its divisors.
  private func guessOne(_ one: Int, _ others: [Int]) -> Bool {
    let x = number(one)
    for other in others where number(other) != 0 && abs(number(other)) < abs(x) {
      for divisor in [number(other), number(other) + 1] where divisor != 0 {
        for value in [x - (x / divisor - 1) * divisor, x - divisor]
        where attempt([(one, value)]) { return true }
      }
    }
    return [2, 3, 5, 7].contains { divisor in
      [0, 1].contains { (x + $0) % divisor == 0 && attempt([(one, (x + $0) / divisor - $0)]) }
    }
  }

  private func guessTwo(_ one: Int, _ others: [Int]) -> Bool {
    others.contains { two in
      two > one
        && guesses(number(one), number(two)).contains { attempt([(one, $0.0), (two, $0.1)]) }
    }
  }

  /// Returns the pairs that keep a common relation between two numbers, for ranges from 0 or 1.
  private func guesses(_ x: Int, _ y: Int) -> [(Int, Int)] {
    var found = [
      (0, x + y), (0, y - x), (0, x ^ y), (abs(x - y), y), (x - abs(x - y), y - abs(x - y)),
    ]
    for offset in [0, 1] {
      let (one, two) = (x + offset, y + offset)
      // Exact divisions keep a product; the smallest divisor gives the smallest number.
      for divisor in 1..<max(2, min(abs(one), 1 << 10)) where one * two % divisor == 0 {
        found.append((divisor - offset, one * two / divisor - offset))
      }
      let common = Self.commonDivisor(one, two)
      if common > 1 {
        found.append((one / common - offset, two / common - offset))
        found.append((one - one / common - offset, two - two / common - offset))
      }
    }
    if x > 0, y >= 0 {
      for bit in (0..<14).reversed() where x >> bit & 1 == 1 {
        found.append((x ^ 1 << bit, y ^ 1 << bit))
      }
    }
    return found
  }

  private static func commonDivisor(_ one: Int, _ two: Int) -> Int {
    var (one, two) = (abs(one), abs(two))
    while two != 0 { (one, two) = (two, one % two) }
    return one
  }

  // MARK: Steps

  /// Tries small steps of different size, and repeats the first that helps.
  private func stepTwo(_ one: Int, _ others: [Int]) -> Bool {
    others.contains { two in two > one && steps(number(one)).contains { stepBy($0, one, two) } }
  }

  /// Tries to lower one number by 1 while two others change by small steps.
  private func stepThree(_ one: Int, _ others: [Int]) -> Bool {
    let sign = number(one) < 0 ? -1 : 1
    let steps = (1...3).flatMap { [$0, -$0] }
    let later = others.filter { $0 > one }
    return later.contains { two in
      later.contains { three in
        three > two
          && steps.contains { first in
            steps.contains { second in
              attempt([
                (one, number(one) - sign), (two, number(two) + first),
                (three, number(three) + second),
              ])
            }
          }
      }
    }
  }

  private func stepBy(_ step: (Int, Int), _ one: Int, _ two: Int) -> Bool {
    guard move(one, step.0, two, step.1, times: 1) else { return false }
    slide(one, step.0, two, step.1)
    return true
  }

  /// Returns the steps that bring a number nearer to 0: different small ones, then equal ones.
  private func steps(_ x: Int) -> [(Int, Int)] {
    let sign = x < 0 ? 1 : -1
    let small = (1...Self.stepLimit).flatMap { first in
      (1...Self.stepLimit).filter { $0 != first && Self.commonDivisor($0, first) == 1 }
        .flatMap { [(first, $0), (first, -$0)] }
    }
    let equal = Array(2...12) + [16, 32, 64]
    return
      (small.sorted { ($0.0 + abs($0.1), $0.0) < ($1.0 + abs($1.1), $1.0) }
      + equal.flatMap { [($0, $0), ($0, -$0)] })
      .filter { $0.0 <= abs(x) }.map { (sign * $0.0, $0.1) }
  }

  /// Repeats a step that helped once, twice as often each time while it helps.
  private func slide(_ one: Int, _ first: Int, _ two: Int, _ second: Int) {
    var times = 2
    while move(one, first, two, second, times: times) { times *= 2 }
    while times > 1 {
      times /= 2
      _ = move(one, first, two, second, times: times)
    }
  }

  /// Moves two numbers by multiples of a step; the second wraps around at the ends of its range.
  private func move(_ one: Int, _ first: Int, _ two: Int, _ second: Int, times: Int) -> Bool {
    // A step before may have made the case shorter.
    guard max(one, two) < best.choices.count else { return false }
    let moved = number(two) + second * times
    let size = Int(best.choices[two].bound) + 1
    let wrapped = best.choices[two].fold == .oneSided ? (moved % size + size) % size : moved
    return attempt([(one, number(one) + first * times), (two, wrapped)])
  }

  // MARK: Scans

  /// Tries all small values of another number, with this one at 0 or one step lower.
  private func scanTwo(_ one: Int, _ others: [Int]) -> Bool {
    let sign = number(one) < 0 ? -1 : 1
    return others.contains { two in
      guard two > one else { return false }
      let (x, y, bound) = (number(one), number(two), Int(best.choices[two].bound))
      let values = 0...min(bound, Self.scanLimit)
      if others.count == 2, values.contains(where: { attempt([(one, 0), (two, $0)]) }) {
        return true
      }
      guard abs(x) > 1, bound < Self.scanLimit else { return false }
      return values.contains { value in
        guard attempt([(one, x - sign), (two, value)]) else { return false }
        slide(one, -sign, two, value - y)
        return true
      }
    }
  }

  /// Tries all small values of a number.
  private func scanOne(_ one: Int, _ others: [Int]) -> Bool {
    let isOnly = others.allSatisfy { $0 == one || number($0) == 0 }
    let end = min(abs(number(one)), isOnly ? 3 * Self.scanLimit : Self.scanLimit)
    return end > 2 && (2..<end).contains { attempt([(one, $0)]) }
  }

  // MARK: Numbers

  /// The signed distance of a number from its simplest value; 0 if the case became shorter.
  func number(_ position: Int) -> Int {
    guard position < best.choices.count else { return 0 }
    let distance = best.choices[position].fold.distance(of: best.values[position])
    let magnitude = Int(truncatingIfNeeded: distance.magnitude)
    return distance.isBelow ? -magnitude : magnitude
  }

  func attempt(_ changes: [(position: Int, number: Int)]) -> Bool {
    guard limit.allowsMore, let candidate = changed(changes) else { return false }
    return reduction.attempt(candidate)
  }

  /// Returns the best case with some numbers changed; nil if one of them is out of its range.
  private func changed(_ changes: [(position: Int, number: Int)]) -> Candidate? {
    var candidate = best.candidate
    for (position, number) in changes {
      guard position < best.choices.count else { return nil }
      let (choice, isBelow) = (best.choices[position], number < 0)
      let distance = SimplestFirstOrder.Distance(
        magnitude: UInt64(number.magnitude),
        isBelow: isBelow
      )
      guard let value = choice.fold.value(of: distance, bound: choice.bound) else { return nil }
      candidate.values[position] = value
    }
    return candidate
  }
}

/// The search for simpler cases in which three numbers change together and keep a common relation.
///
/// If quantity times price less a discount must be an exact total, two of the three numbers decide
/// the third, and no two of them can change alone. The relation is unknown, so the search assumes
/// one after another of those that are linear in the last number: products, sums of a product,
/// percentages. The first two numbers run through all smaller values, the simplest first; so if the
/// relation is right, the first success is the simplest case that keeps it.
struct TripleSearch {
  private let search: TiedSearch

  /// The number of numbers up to which three of them are looked at.
  private static let numberLimit = 4

  /// The number of refused cases after which an assumption is given up.
  private static let exactLimit = 3
  private static let roundedLimit = 32

  /// The largest values of the first and of the second number that are tried.
  private static let (firstLimit, secondLimit) = (64, 1 << 10)

  init(_ search: TiedSearch) { self.search = search }

  /// Looks for a simpler case with the same relation; returns false if there is none.
  func run(_ numbers: [Int], tied: [Int]) -> Bool {
    let numbers = numbers.filter { search.best.choices[$0].fold == .oneSided }
    guard 3...Self.numberLimit ~= numbers.count else { return false }
    return numbers.contains { one in
      let later = numbers.filter { $0 > one }
      return later.contains { two in
        later.contains { three in
          let triple = [one, two, three]
          // Two are tied to the third, which may be 0.
          guard three > two, triple.count(where: tied.contains) >= 2 else { return false }
          return Relation.all.contains { keep($0, one, two, three) }
        }
      }
    }
  }

  /// Tries the smaller pairs of the first two numbers with the third that keeps a relation.
  private func keep(_ relation: Relation, _ one: Int, _ two: Int, _ three: Int) -> Bool {
    let (x, y) = (search.number(one), search.number(two))
    let wanted = relation.value(x, y, search.number(three))
    let (bound, lastBound) = (search.best.choices[two].bound, search.best.choices[three].bound)
    var misses = relation.isRounded ? Self.roundedLimit : Self.exactLimit
    for lowered in 0...min(x, Self.firstLimit) {
      let last = min(lowered == x ? y - 1 : Int(bound), Self.secondLimit)
      for other in stride(from: 0, through: last, by: 1) {
        for third in relation.thirds(lowered, other, wanted) where 0...Int(lastBound) ~= third {
          guard search.limit.allowsMore, misses > 0 else { return false }
          if search.attempt([(one, lowered), (two, other), (three, third)]) { return true }
          misses -= 1
        }
      }
    }
    return false
  }
}

/// A relation between three numbers that is linear in the third.
private struct Relation {
  /// The simplest values of the numbers: those of counts are often 1.
  let offsets: (Int, Int, Int)

  /// True if the property probably rounds the result.
  let isRounded: Bool

  /// The constant part and the factor of the third number.
  let parts: @Sendable (_ x: Int, _ y: Int) -> (constant: Int, factor: Int)

  func value(_ x: Int, _ y: Int, _ z: Int) -> Int {
    let parts = parts(x + offsets.0, y + offsets.1)
    return parts.constant + parts.factor * (z + offsets.2)
  }

  /// Returns the third numbers that give a value; if it is rounded, those on both sides of it.
  func thirds(_ x: Int, _ y: Int, _ wanted: Int) -> [Int] {
    let parts = parts(x + offsets.0, y + offsets.1)
    guard parts.factor != 0 else { return [] }
    let (third, rest) = (wanted - parts.constant).quotientAndRemainder(dividingBy: parts.factor)
    if rest == 0 { return [third - offsets.2] }
    let isBelow = (rest < 0) != (parts.factor < 0)
    return isRounded ? [third, third + (isBelow ? -1 : 1)].sorted().map { $0 - offsets.2 } : []
  }

  static let all: [Relation] =
    [(0, 0, 0), (1, 1, 0), (1, 1, 1)].flatMap { offsets in
      exact.map { Relation(offsets: offsets, isRounded: false, parts: $0) }
    }
    + [(1, 1, 0), (0, 0, 0)].flatMap { offsets in
      percentages.map { Relation(offsets: offsets, isRounded: true, parts: $0) }
    }

  private typealias Parts = @Sendable (Int, Int) -> (constant: Int, factor: Int)

  /// xy + z, xy - z, xyz, (x + y)z, x(y + z) and x + yz.
  private static let exact: [Parts] = [
    { ($0 * $1, 1) }, { ($0 * $1, -1) }, { (0, $0 * $1) }, { (0, $0 + $1) },
    { ($0 * $1, $0) }, { ($0, $1) },
  ]

  /// A product less or plus a percentage.
  private static let percentages: [Parts] = [
    { (100 * $0 * $1, -$0 * $1) }, { (100 * $0 * $1, $0 * $1) },
  ]
}

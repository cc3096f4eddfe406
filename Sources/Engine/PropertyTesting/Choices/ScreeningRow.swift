/// One row of a covering array: which of a few levels each decision of a case takes.
///
/// A level stands for a place in the range of a decision: its far end, one before that, its
/// simplest value, the one next to that, any. Over the 25 rows, every two of the first decisions
/// take every two levels once: with decision `p` at level `(a + p * b) mod 5`, two decisions at a
/// distance that 5 does not divide are at each pair of levels for exactly one pair `(a, b)`.
///
/// Source: orthogonal arrays by linear forms over a prime field, Bush, "Orthogonal Arrays of Index
/// Unity", 1952; pairwise testing, Cohen, Dalal, Fredman, Patton, "The AETG System", 1997.
struct ScreeningRow: BitwiseCopyable {
  private let first: UInt64
  private let step: UInt64
  private var decisions: UInt64 = 0

  /// The number of rows.
  static let count = 25

  /// How many decisions of a case a row says anything about; later ones are random.
  ///
  /// Some rows have one level for all decisions. A generator that goes on while a flag is set, or
  /// calls itself, would not end by them.
  private static let reach: UInt64 = 64

  /// A row; those with the most different levels beside each other come early.
  init(_ index: Int) {
    first = UInt64(index / 5 % 5)
    step = UInt64(index % 5)
  }

  enum Level: UInt64 { case farthest, beforeFarthest, simplest, nextToSimplest, any }

  /// The level of the next decision.
  mutating func next() -> Level {
    defer { decisions &+= 1 }
    return Level(rawValue: (first &+ decisions % 5 &* step) % 5) ?? .any
  }

  /// The value that a decision takes; nil where the row leaves it open.
  mutating func value(upTo bound: UInt64) -> UInt64? {
    guard decisions < Self.reach else { return nil }
    let level = next()
    if bound < 4 { return level == .any ? nil : level.rawValue % (bound + 1) }
    switch level {
    case .farthest: return bound
    case .beforeFarthest: return bound - 1
    case .simplest: return 0
    case .nextToSimplest: return 1
    case .any: return nil
    }
  }
}

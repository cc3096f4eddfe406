/// One row of a covering array: the level that each decision of a case takes.
///
/// A level is a place in the range of a decision: its far end, the one before that, its simplest
/// value, the one next to that, or any. Decision `p` has the level `(a + p * b) mod 5`. Over the 25
/// rows, two decisions at a distance not divisible by 5 therefore take each pair of levels exactly
/// once.
///
/// Source: orthogonal arrays by linear forms over a prime field, Bush, "Orthogonal Arrays of Index
/// Unity", 1952; pairwise testing, Cohen, Dalal, Fredman, Patton, "The AETG System", 1997.
struct ScreeningRow: BitwiseCopyable {
  private let first: UInt64
  private let step: UInt64
  private var decisions: UInt64 = 0

  static let count = 25

  /// The number of decisions that a row determines; later ones are random.
  ///
  /// Some rows have one level for all decisions. Without this limit, a generator that loops while a
  /// flag is set, or calls itself, would not end.
  private static let reach: UInt64 = 64

  /// Creates a row; those with the most different levels side by side come early.
  init(_ index: Int) {
    first = UInt64(index / 5 % 5)
    step = UInt64(index % 5)
  }

  enum Level: UInt64 { case farthest, beforeFarthest, simplest, nextToSimplest, any }

  mutating func next() -> Level {
    defer { decisions &+= 1 }
    return Level(rawValue: (first &+ decisions % 5 &* step) % 5) ?? .any
  }

  /// Returns the value that a decision takes; nil if the row leaves it open.
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

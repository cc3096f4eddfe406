import PropertyTesting

/// The classic shrink challenges, defined as their collection defines them.
///
/// Source: the shrinking challenge, github.com/jlink/shrinking-challenge.
enum Challenges {
  static let int32 = Integers(in: Int(Int32.min)...Int(Int32.max))
  static let lists = int32.list(count: 0...30)

  static let reverse = Challenge(generator: lists) { $0 != $0.reversed() }

  static let distinct = Challenge(generator: lists) { Set($0).count >= 3 }

  static let nestedLists = Challenge(generator: int32.list(count: 0...20).list(count: 0...20)) {
    $0.reduce(0) { $0 + $1.count } > 10
  }

  static let largeUnion = Challenge(generator: int32.list(count: 0...20).list(count: 0...20)) {
    Set($0.joined()).count >= 5
  }

  static let lengthList = Challenge(
    generator: Integers(in: 1...100).bind { Integers(in: 0...1000).list(count: $0...$0) }
  ) { ($0.max() ?? 0) >= 900 }

  static let pairs = Draw { source in
    (0..<2).map { _ in source.draw(in: 1...Int64(Int32.max)) }
  }

  static let difference0 = Challenge(generator: pairs) { $0[0] >= 10 && $0[0] == $0[1] }

  static let difference4 = Challenge(generator: pairs) {
    $0[0] >= 10 && (1...4).contains(abs($0[0] - $0[1]))
  }

  static let difference1 = Challenge(generator: pairs) { $0[0] >= 10 && abs($0[0] - $0[1]) == 1 }

  struct Deletion: Sendable {
    let list: [Int]
    let index: Int
  }

  static let deletion = Challenge(
    generator: Draw { Deletion(list: lists.generate(from: $0), index: Int($0.draw(in: 0...10))) }
  ) { value in
    guard value.index < value.list.count else { return false }
    var rest = value.list
    let removed = rest.remove(at: value.index)
    return rest.contains(removed)
  }

  static let bound5 = Challenge(
    generator: Integers(in: Int(Int16.min)...Int(Int16.max)).list(count: 0...10)
      .filter { wrappingSum($0) < 256 }.list(count: 5...5)
  ) { wrappingSum($0.joined()) >= 1280 }

  static func wrappingSum(_ numbers: some Sequence<Int>) -> Int16 {
    numbers.reduce(Int16(0)) { $0 &+ Int16($1) }
  }

  static let coupling = Challenge(
    generator: Integers(in: 0...10).list(count: 0...30, average: 6)
      .filter { list in list.allSatisfy { $0 < list.count } }
  ) { list in list.indices.contains { $0 != list[$0] && list[list[$0]] == $0 } }
}

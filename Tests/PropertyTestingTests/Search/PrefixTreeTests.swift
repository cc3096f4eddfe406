import Testing

@testable import PropertyTesting

// Goal: a case is known exactly if it was there before.
// Method: sequences that small random decision trees allow, against a set of arrays.
@Suite struct PrefixTreeTests {
  /// A sequence whose length is decided by its own choices, as that of a case is.
  private func sequence(_ generator: inout Xoshiro256, bound: UInt64, limit: Int) -> [UInt64] {
    var values: [UInt64] = []
    while values.count < limit {
      values.append(generator.next(upTo: bound))
      if values[values.count - 1] == bound { break }
    }
    return values
  }

  private func buffer(_ values: [UInt64]) -> FlatBuffer<Choice> {
    var buffer = FlatBuffer<Choice>(capacity: 4)
    for value in values { buffer.append(Choice(value, bound: .max)) }
    return buffer
  }

  @Test(arguments: [1, 2, 5, 1000] as [UInt64], [1, 2, 3, 9, 40])
  func `the tree knows what a set knows`(bound: UInt64, limit: Int) {
    var generator = Xoshiro256(seed: bound, UInt64(limit))
    var tree = PrefixTree()
    var set: Set<[UInt64]> = []
    for _ in 0..<3000 {
      let values = sequence(&generator, bound: bound, limit: limit)
      let isNew = tree.insert(buffer(values))
      #expect(isNew == set.insert(values).inserted)
      let count = tree.count
      #expect(count == set.count)
    }
  }

  @Test func `every order of a few sequences gives the same answers`() {
    let sequences: [[UInt64]] = [
      [0, 0, 0], [0, 0, 1], [0, 1], [1], [2, 5, 5, 5], [2, 5, 5, 4],
    ]
    for first in sequences {
      for second in sequences {
        for third in sequences {
          var tree = PrefixTree()
          var set: Set<[UInt64]> = []
          for values in [first, second, third, second, first] {
            let isNew = tree.insert(buffer(values))
            #expect(isNew == set.insert(values).inserted)
          }
        }
      }
    }
  }

  @Test func `a case without a choice is new once`() {
    var tree = PrefixTree()
    let answers = (0..<3).map { _ in tree.insert(buffer([])) }
    #expect(answers == [true, false, false])
    let count = tree.count
    #expect(count == 1)
  }

  @Test func `large values and many of them are distinguished`() {
    var tree = PrefixTree()
    var known = 0
    for value in 0..<5000 as Range<UInt64> {
      let far = value << 50
      if tree.insert(buffer([far, .max - value])) { known += 1 }
      let isNew = tree.insert(buffer([far, .max - value]))
      #expect(!isNew)
    }
    #expect(known == 5000)
  }

  @Test func `it is full when it holds some ten thousand choices`() {
    var tree = PrefixTree()
    let tail = [UInt64](repeating: 1, count: 1 << 11)
    for value in 0..<16 as Range<UInt64> {
      let isFull = tree.isFull
      #expect(!isFull)
      _ = tree.insert(buffer([value] + tail))
    }
    _ = tree.insert(buffer([16] + tail))
    let isFull = tree.isFull
    #expect(isFull)
  }
}

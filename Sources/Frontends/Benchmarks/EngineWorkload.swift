import PropertyTesting

/// The engine's three workloads, each with the same work done without an engine.
enum EngineWorkload {
  /// Lists of up to a hundred numbers, of which sorting is idempotent.
  static func lists(_ cases: Int) -> Int {
    run(cases, Lists(of: Integers<Int32>(in: .min ... .max), count: 0...100, average: 50)) {
      var sorted = $0
      sorted.sort()
      var again = sorted
      again.sort()
      return again == sorted
    }
  }

  /// The same lists, drawn by hand.
  static func listsWithoutEngine(_ cases: Int) -> Int {
    var generator = Xoshiro256(seed: 1)
    var kept = 0
    for _ in 0..<cases {
      var list: [Int32] = []
      for _ in 0..<Int(generator.next(upTo: 100)) {
        list.append(Int32(truncatingIfNeeded: generator.next()))
      }
      list.sort()
      var again = list
      again.sort()
      if again == list { kept += 1 }
    }
    return kept
  }

  /// A record of thirty bounded numbers.
  static func records(_ cases: Int) -> Int {
    run(cases, RecordGenerator()) { $0 >= 0 }
  }

  /// The same record, drawn by hand.
  static func recordsWithoutEngine(_ cases: Int) -> Int {
    var generator = Xoshiro256(seed: 1)
    var kept = 0
    for _ in 0..<cases {
      var fields: [Int64] = []
      fields.reserveCapacity(30)
      for _ in 0..<30 { fields.append(Int64(generator.next(upTo: 1000))) }
      if fields.reduce(0, &+) >= 0 { kept += 1 }
    }
    return kept
  }

  /// One number a case.
  static func integers(_ cases: Int) -> Int {
    run(cases, Integers<Int32>(in: .min ... .max)) { $0 != 123_456_789 }
  }

  /// One draw a case.
  static func integersWithoutEngine(_ cases: Int) -> Int {
    var generator = Xoshiro256(seed: 1)
    var kept = 0
    for _ in 0..<cases where Int32(truncatingIfNeeded: generator.next()) != 123_456_789 {
      kept += 1
    }
    return max(cases, kept)
  }

  private static func run<G: Generator>(
    _ cases: Int,
    _ generator: G,
    _ holds: (G.Value) -> Bool
  ) -> Int {
    // The defaults, but for the growth: the floor's values have full size from the first on.
    var options = SearchOptions()
    options.growth = 0
    let island = Island<G, Int>(
      seed: 1,
      index: 0,
      of: 1,
      cases: cases,
      generator: generator,
      options: options
    )
    return island.run { value, _ in holds(value) ? .passed : .failed([0]) }.cases
  }
}

/// Thirty bounded numbers, allocated as a record's fields are, and their sum.
private struct RecordGenerator: Generator {
  func generate(from source: ChoiceSource) -> Int64 {
    var fields: [Int64] = []
    fields.reserveCapacity(30)
    for _ in 0..<30 { fields.append(Int64(source.draw(upTo: 1000))) }
    return fields.reduce(0, &+)
  }
}

import PropertyTesting

/// The engine's three workloads, each with a floor that does the same work without an engine.
enum EngineWorkload {
  static func lists(_ cases: Int) -> Int {
    run(cases, Lists(of: Integers<Int32>(in: .min ... .max), count: 0...100, average: 50)) {
      var sorted = $0
      sorted.sort()
      var again = sorted
      again.sort()
      return again == sorted
    }
  }

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

  static func records(_ cases: Int) -> Int {
    run(cases, RecordGenerator()) { $0 >= 0 }
  }

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

  static func integers(_ cases: Int) -> Int {
    run(cases, Integers<Int32>(in: .min ... .max)) { $0 != 123_456_789 }
  }

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
    // The defaults except for the growth: the floor's values have full size from the first case.
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

/// Thirty bounded numbers, allocated like the fields of a record, and their sum.
private struct RecordGenerator: Generator {
  func generate(from source: ChoiceSource) -> Int64 {
    var fields: [Int64] = []
    fields.reserveCapacity(30)
    for _ in 0..<30 { fields.append(Int64(source.draw(upTo: 1000))) }
    return fields.reduce(0, &+)
  }
}

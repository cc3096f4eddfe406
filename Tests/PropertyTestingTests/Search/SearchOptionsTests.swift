import PropertyTesting
import Testing

// Goal: with every option the same seed gives the same cases, and results merge in any order.
@Suite struct SearchOptionsTests {
  static let variants: [(String, @Sendable (inout SearchOptions) -> Void)] = [
    ("default", { _ in }), ("no simplest", { $0.beginsWithSimplest = false }),
    ("no screening", { $0.screeningCases = 0 }), ("full size", { $0.growth = 0 }),
    ("no mutation", { $0.mutationsInSixteen = 0 }),
    ("mutation only", { $0.mutationsInSixteen = 16 }),
    ("no states", { $0.usesFingerprints = false }), ("no targets", { $0.followsTargets = false }),
    ("no memory", { $0.rememberedCases = 0 }), ("short memory", { $0.rememberedCases = 5 }),
    ("few rows", { $0.screeningCases = 3 }), ("random", { $0 = .randomOnly }),
    ("random at full size", { $0 = .randomAtFullSize }),
  ]

  private func cases(_ variant: Int, seed: UInt64, index: Int = 0, of islands: Int = 1)
    -> [[UInt64]]
  {
    var options = SearchOptions()
    Self.variants[variant].1(&options)
    let island = Island<_, DiaryFault>(
      seed: seed,
      index: index,
      of: islands,
      cases: 100,
      generator: DiaryGenerator(),
      options: options
    )
    var cases: [[UInt64]] = []
    _ = island.run(sawCase: { cases.append($0.values) }) { diary, source in
      source.target(Double(diary.events.count))
      source.fingerprint(UInt64(diary.events.count))
      return .passed
    }
    return cases
  }

  @Test(arguments: variants.indices)
  func `the same seed gives the same cases and another seed others`(variant: Int) {
    for islands in [1, 4] {
      let first = cases(variant, seed: 5, index: islands - 1, of: islands)
      #expect(first == cases(variant, seed: 5, index: islands - 1, of: islands))
      #expect(first != cases(variant, seed: 6, index: islands - 1, of: islands))
    }
  }

  @Test(arguments: variants.indices.dropFirst())
  func `every option makes a difference`(variant: Int) {
    #expect(cases(variant, seed: 5) != cases(0, seed: 5))
  }

  private func results() -> [IslandResult<String>] {
    func result(_ last: Int, _ cases: Int, index: Int, of islands: Int, stop: Int = .max)
      -> IslandResult<
        String
      >
    {
      var count = 0
      return Island<_, String>(
        seed: 2,
        index: index,
        of: islands,
        cases: cases,
        generator: Integers(in: 0...last)
      ).run(
        property: { number, source in
          count += 1
          source.label(number % 2 == 0 ? "even" : "odd")
          return Verdict((number > 3 ? ["large"] : []) + (number % 3 == 1 ? ["third"] : []))
        },
        shouldStop: { count >= stop }
      )
    }
    return [
      result(5, 100, index: 0, of: 1), result(9, 100, index: 0, of: 1),
      result(5, 200, index: 1, of: 2), result(999, 50, index: 0, of: 3, stop: 4),
      result(2, 90, index: 2, of: 3),
    ]
  }

  private func merged(_ one: IslandResult<String>, _ other: IslandResult<String>) -> IslandResult<
    String
  > {
    var merged = one
    merged.merge(other)
    return merged
  }

  @Test func `merging is associative and commutative in all that is counted and claimed`() {
    let all = results()
    #expect(Set(all.map(\.isExhaustive)) == [true, false])
    #expect(all.contains { $0.repeated > 0 })
    #expect(all.contains { $0.isCut })
    for one in all {
      for other in all {
        let pair = merged(one, other)
        #expect(pair == merged(other, one))
        #expect(pair.isExhaustive == (one.isExhaustive && other.isExhaustive))
        #expect(pair.repeated == one.repeated + other.repeated)
        #expect(pair.isCut == (one.isCut || other.isCut))
        #expect(pair.passing.isEmpty)
        for third in all {
          #expect(merged(pair, third) == merged(one, merged(other, third)))
        }
      }
    }
  }
}

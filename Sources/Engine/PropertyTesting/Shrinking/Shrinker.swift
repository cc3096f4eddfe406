/// Makes a failing case as simple as it can, for whatever generator made it.
///
/// The shrinker edits the sequence of choices, lets the generator make a value of it, and keeps
/// what still shows the failure and is simpler: fewer choices, or as many and smaller ones from the
/// front. It aims at a normal form, the same minimum from whatever start, in few calls of the
/// property. How it does so is told in <doc:Shrinking>.
public struct Shrinker<G: Generator, Failure: Hashable & Comparable & Sendable> {
  /// What makes values of choices.
  public let generator: G

  /// How often the property may be called in one shrink.
  public let budget: Int

  /// How often the start must show its failure before anything is shrunk.
  public let confirmations: Int

  /// What judges the values; it must depend on nothing else.
  public let property: (G.Value) -> Verdict<Failure>

  /// Creates a shrinker.
  ///
  /// - Precondition: `budget` and `confirmations` are positive.
  public init(
    generator: G,
    budget: Int = 2_000,
    confirmations: Int = 3,
    property: @escaping (G.Value) -> Verdict<Failure>
  ) {
    precondition(budget > 0 && confirmations > 0, "nothing can be shrunk without calls")
    self.generator = generator
    self.budget = budget
    self.confirmations = confirmations
    self.property = property
  }

  /// Shrinks a case while it shows a failure.
  ///
  /// - Parameters:
  ///   - start: The values of the choices that make the case; they are repaired where needed.
  ///   - failure: The failure to keep. Others met on the way are reported as slipped.
  ///   - passing: Cases that are known to pass: the search for small numbers begins at theirs.
  ///   - memory: What an earlier shrink of this failure learned, so that it is not asked again.
  ///   - shouldStop: Asked before each attempt; true ends the shrink with what it has.
  ///   - onProgress: Told after each accepted simplification.
  /// - Returns: The simplest case found, and why it is the last.
  @inlinable
  public func shrink(
    _ start: [UInt64],
    keeping failure: Failure,
    passing: [[UInt64]] = [],
    memory: ShrinkMemory = ShrinkMemory(),
    shouldStop: () -> Bool = { false },
    onProgress: (ShrinkProgress) -> Void = { _ in }
  ) -> ShrinkResult<G.Value, Failure> {
    let source = ChoiceSource()
    source.beginReplay(start)
    var value = generator.generate(from: source)
    var best = value
    var slipped: [Failure: [UInt64]] = [:]
    return withoutActuallyEscaping(shouldStop) { shouldStop in
      withoutActuallyEscaping(onProgress) { onProgress in
        let reduction = Reduction(
          source: source,
          memory: memory,
          budget: budget,
          generate: { value = generator.generate(from: source) },
          showsFailure: {
            let shown = property(value).failures
            for other in shown where other != failure {
              keepSimpler(source.values, of: other, in: &slipped)
            }
            return shown.contains(failure)
          },
          accepted: { progress in
            best = value
            onProgress(progress)
          },
          shouldStop: shouldStop
        )
        reduction.learn(from: passing)
        let end = reduction.run(confirmations: confirmations)
        return ShrinkResult(
          value: best,
          end: end,
          reduction: reduction,
          countBefore: reduction.countBefore,
          slipped: slipped
        )
      }
    }
  }

  @usableFromInline
  func keepSimpler(_ values: [UInt64], of failure: Failure, in kept: inout [Failure: [UInt64]]) {
    guard let known = kept[failure], !isSimpler(values, than: known) else {
      kept[failure] = values
      return
    }
  }
}

/// Whether a sequence comes before another in the order of simplicity: shorter, then smaller.
package func isSimpler(_ values: [UInt64], than others: [UInt64]) -> Bool {
  values.count != others.count
    ? values.count < others.count : values.lexicographicallyPrecedes(others)
}

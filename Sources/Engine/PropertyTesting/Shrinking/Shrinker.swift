/// Simplifies a failing case as far as possible, for any generator.
///
/// The shrinker edits the choice sequence, regenerates the value, and keeps the edit if the result
/// is simpler and still shows the failure. Simpler means fewer choices, or equally many and smaller
/// from the front. It aims at a normal form, the same minimum from any start, in few calls of the
/// property; see <doc:Shrinking>.
public struct Shrinker<G: Generator, Failure: Hashable & Comparable & Sendable> {
  /// The generator of the values.
  public let generator: G

  /// The maximum number of property calls in one shrink.
  public let budget: Int

  /// The number of times that the start must fail before it is shrunk.
  public let confirmations: Int

  /// The property; it must depend on the value alone.
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
  ///   - start: The values of the choices that make the case; they are repaired if needed.
  ///   - failure: The failure to keep. Others encountered on the way are reported as slipped.
  ///   - passing: Passing cases, in whose numbers the search for small numbers starts.
  ///   - memory: The sequences that an earlier shrink of this failure tried.
  ///   - shouldStop: Called before each attempt; true ends the shrink with its current result.
  ///   - onProgress: Called after each accepted simplification.
  /// - Returns: The simplest case found, and the reason why the shrink ended.
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
    // The closures are stored in the reduction, which does not outlive this call.
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

/// Returns whether a sequence is simpler than another: shorter, or equally long and smaller.
package func isSimpler(_ values: [UInt64], than others: [UInt64]) -> Bool {
  values.count != others.count
    ? values.count < others.count : values.lexicographicallyPrecedes(others)
}

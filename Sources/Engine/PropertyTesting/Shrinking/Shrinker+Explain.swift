extension Shrinker {
  /// Finds out which choices of a minimum may vary, each by itself, without losing the failure.
  ///
  /// Each choice is moved to the end of its range, halfway there, and to the values of the other
  /// choices; if the end passes, by one step. The remaining calls of the budget search for the exact
  /// limits. Length choices, and
  /// choices that cannot vary without changing the shape of the case, are left out.
  public func explain(
    _ minimum: [UInt64],
    keeping failure: Failure,
    budget: Int = 30
  ) -> Explanation<G.Value> {
    let source = ChoiceSource()
    source.beginReplay(minimum)
    let value = generator.generate(from: source)
    var shown: [Int: [(distance: UInt64, value: G.Value)]] = [:]
    var passing: [Int: G.Value] = [:]
    var probe = VariationProbe(Case(source), budget: budget) { position, distance, values in
      source.beginReplay(values)
      let varied = generator.generate(from: source)
      // A repaired case is a different one and says nothing about this choice.
      guard !source.isRejected, source.values == values else { return nil }
      return {
        let isShown = self.property(varied).failures.contains(failure)
        if isShown {
          shown[position, default: []].append((distance, varied))
        } else {
          passing[position] = varied
        }
        return isShown
      }
    }
    let parts = probe.run().map { position, freedom in
      let within = shown[position, default: []].filter { freedom.contains($0.distance) }
      let farthest = within.max { $0.distance < $1.distance }
      return Explanation<G.Value>.Part(
        position: position,
        freedom: freedom,
        farthest: farthest?.value ?? value,
        exception: freedom.isBroken ? passing[position] : nil
      )
    }
    return Explanation(parts: parts, calls: probe.calls)
  }
}

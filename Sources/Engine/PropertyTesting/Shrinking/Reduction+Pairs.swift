extension Reduction {
  /// Changes two numbers at once: exchanges them, lowers both, or moves weight to the later one.
  ///
  /// Numbers with the same bound are paired over some distance, others with their neighbours only.
  /// A number that is 0 only receives the whole of another. Invariant: the earlier number
  /// decreases.
  func changePairs() {
    var earlier = 0
    while earlier < best.liveNumbers.count, !isOver {
      for step in 1...8 {
        let live = best.liveNumbers
        guard earlier + step < live.count else { break }
        let pair = (live[earlier], live[earlier + step])
        guard step <= 2 || best.choices[pair.0].bound == best.choices[pair.1].bound else {
          continue
        }
        exchange(pair.0, pair.1)
        // The choices of fractions are not in the order of their sizes, so amounts mean nothing.
        guard !best.choices[pair.0].isFraction, !best.choices[pair.1].isFraction else { continue }
        lowerBoth(pair.0, pair.1)
        moveWeight(from: pair.0, to: pair.1)
      }
      while moveWhole(earlier) {}
      earlier += 1
    }
  }

  /// Exchanges a number with the next one of its kind that is 0, so that all of its weight moves at
  /// once.
  private func moveWhole(_ place: Int) -> Bool {
    let live = best.liveNumbers
    guard place < live.count, !isOver else { return false }
    let choice = best.choices[live[place]]
    let next = best.choices.indices[(live[place] + 1)...].first { position in
      let other = best.choices[position]
      return other.value == 0 && other.bound == choice.bound && other.fold == choice.fold
        && !best.rules.contains(position)
    }
    return next.map { attempt(live[place], 0, $0, choice.value) } ?? false
  }

  private func exchange(_ first: Int, _ second: Int) {
    guard best.values[first] > best.values[second] else { return }
    _ = attempt(first, best.values[second], second, best.values[first])
  }

  /// Lowers both numbers by the same amount: 1, then as much as possible.
  private func lowerBoth(_ first: Int, _ second: Int) {
    change(first, second) {
      Swift.min($0.magnitude, $1.magnitude)
    } to: { one, two, amount in
      (one.moved(by: amount, down: !one.isBelow), two.moved(by: amount, down: !two.isBelow))
    }
  }

  /// Moves the first number towards its simplest and the second equally far the other way.
  private func moveWeight(from first: Int, to second: Int) {
    change(first, second) { one, _ in
      one.magnitude
    } to: { one, two, amount in
      (one.moved(by: amount, down: !one.isBelow), two.moved(by: amount, down: one.isBelow))
    }
  }

  /// Finds the largest accepted amount of a joint change, if 1 is accepted.
  private func change(
    _ first: Int,
    _ second: Int,
    most: (SimplestFirstOrder.Distance, SimplestFirstOrder.Distance) -> UInt64,
    to changed: (SimplestFirstOrder.Distance, SimplestFirstOrder.Distance, UInt64) -> (
      SimplestFirstOrder.Distance?, SimplestFirstOrder.Distance?
    )
  ) {
    guard second < best.choices.count else { return }
    let (one, two) = (best.choices[first], best.choices[second])
    let distances = (one.fold.distance(of: one.value), two.fold.distance(of: two.value))
    let limit = most(distances.0, distances.1)
    func accepts(_ amount: UInt64) -> Bool {
      guard second < best.choices.count else { return false }
      let (left, right) = changed(distances.0, distances.1, amount)
      guard let left, let right, let lower = one.fold.value(of: left, bound: one.bound),
        let upper = two.fold.value(of: right, bound: two.bound)
      else { return false }
      return attempt(first, lower, second, upper)
    }
    guard limit > 0, accepts(1), limit > 1 else { return }
    let rest = Choice(unchecked: limit - 1, bound: limit, fold: .oneSided)
    _ = lower(rest) { accepts(limit - $0) }
  }

  private func attempt(_ first: Int, _ lower: UInt64, _ second: Int, _ upper: UInt64) -> Bool {
    guard second < best.choices.count else { return false }
    var candidate = best.candidate
    candidate.values[first] = lower
    candidate.values[second] = upper
    return attempt(candidate)
  }
}

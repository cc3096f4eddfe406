/// The search for the slack of each choice of a case, under one budget of calls.
struct VariationProbe {
  /// Makes a case with one choice moved; returns nil if its shape changes, otherwise the property
  /// call.
  typealias Attempt = (_ position: Int, _ distance: UInt64, _ values: [UInt64]) -> (() -> Bool)?

  private let best: Case
  private let budget: Int
  private let attempt: Attempt
  private(set) var calls = 0

  init(_ best: Case, budget: Int, attempt: @escaping Attempt) {
    self.best = best
    self.budget = budget
    self.attempt = attempt
  }

  /// Examines the choices from the front: all of them coarsely, then some of them finely.
  mutating func run() -> [(position: Int, freedom: Slack)] {
    var found: [(position: Int, freedom: Slack)] = []
    for position in best.choices.indices where !best.leads.contains(position) {
      guard let freedom = coarse(position) else { continue }
      found.append((position, freedom))
    }
    for index in found.indices {
      guard case .upTo(let distance, false) = found[index].freedom else { continue }
      found[index].freedom = fine(found[index].position, from: distance)
    }
    // A choice whose search never left its start says nothing once the calls are spent.
    found.removeAll { $0.freedom == .upTo(start(of: $0.position), isExact: false) }
    return found
  }

  /// Returns the ends of a choice's range on its own side and the other; nil if it cannot move
  /// outwards.
  private func ends(_ choice: Choice) -> (own: UInt64, other: UInt64)? {
    let start = choice.fold.distance(of: choice.value)
    let long = choice.bound - choice.fold.shorterSide
    // At the simplest value, the own side is the longer one.
    let isLong =
      start.magnitude == 0 || start.isBelow == choice.fold.isLongerBelow
      || choice.fold.shorterSide == long
    let (own, other) = isLong ? (long, choice.fold.shorterSide) : (choice.fold.shorterSide, long)
    return own > start.magnitude ? (own, other) : nil
  }

  private mutating func coarse(_ position: Int) -> Slack? {
    let choice = best.choices[position]
    guard let ends = ends(choice) else { return nil }
    let start = start(of: position)
    guard let atEnd = shows(position, ends.own) else { return nil }
    guard atEnd else {
      // The end is the next value, so nothing is left to try.
      if ends.own == start + 1 { return .fixed }
      guard let next = shows(position, start + 1) else { return nil }
      return next ? .upTo(start + 1, isExact: false) : .fixed
    }
    let middle = start + (ends.own - start) / 2
    if middle > start, shows(position, middle) != true {
      return .upTo(start, isExact: false)
    }
    // A value on the other side is not a variation of a nonzero minimum: it is simpler or equally
    // simple.
    if start == 0, ends.other > 0 {
      let other = shows(position, ends.other, onOtherSide: true)
      if other != true { return .upTo(ends.own, isExact: true) }
    }
    return withoutLookAlikes(position, from: start)
  }

  /// Returns `anything` unless a value that looks like another part of the case passes.
  ///
  /// Far values hardly ever equal the other parts, and equality is what many properties ask about:
  /// `one != other` fails for almost any `one`, but not for that of the other part.
  private mutating func withoutLookAlikes(_ position: Int, from start: UInt64) -> Slack {
    for value in lookAlikes(of: position) {
      let magnitude = best.choices[position].fold.distance(of: value).magnitude
      guard let isShown = shows(position, value: value, at: magnitude) else {
        return calls < budget ? .anything : .upTo(start, isExact: false)
      }
      if !isShown { return .anythingBut(value) }
    }
    return .anything
  }

  /// Returns the values of other choices, moved to this one: first those of its own kind.
  ///
  /// Values simpler than its own are left out, because they pass anyway.
  private func lookAlikes(of position: Int) -> [UInt64] {
    let choice = best.choices[position]
    var values: [UInt64] = []
    let others = best.choices.indices.filter { !best.leads.contains($0) && $0 != position }
    let (same, rest) = (
      others.filter { isAlike(best.choices[$0], choice) },
      others.filter { !isAlike(best.choices[$0], choice) && best.choices[$0].bound > 1 }
    )
    for other in same + rest {
      let distance = best.choices[other].fold.distance(of: best.values[other])
      guard let value = choice.fold.value(of: distance, bound: choice.bound),
        value > choice.value, !values.contains(value)
      else { continue }
      values.append(value)
    }
    return Array(values.prefix(Self.lookAlikeLimit))
  }

  private func isAlike(_ one: Choice, _ other: Choice) -> Bool {
    one.bound == other.bound && one.fold == other.fold
  }

  private static let lookAlikeLimit = 4

  /// Finds the limit of the slack by doubling the step, then bisecting.
  private mutating func fine(_ position: Int, from start: UInt64) -> Slack {
    var low = start
    guard let ends = ends(best.choices[position]) else { return .upTo(low, isExact: false) }
    var high = ends.own
    var step: UInt64 = 1
    while high - low > 1 {
      let middle = step < (high - low) / 2 ? low + step : low + (high - low) / 2
      guard let isShown = shows(position, middle) else { return .upTo(low, isExact: false) }
      if isShown { low = middle } else { high = middle }
      step = isShown ? step &* 2 : .max
    }
    return low == self.start(of: position) ? .fixed : .upTo(low, isExact: true)
  }

  private func start(of position: Int) -> UInt64 {
    best.choices[position].fold.distance(of: best.values[position]).magnitude
  }

  /// Returns whether the failure shows with a choice at some distance; nil if that is unknown.
  private mutating func shows(
    _ position: Int,
    _ magnitude: UInt64,
    onOtherSide: Bool = false
  ) -> Bool? {
    let choice = best.choices[position]
    var distance = choice.fold.distance(of: choice.value)
    // At the simplest value, the own side is the longer one.
    if distance.magnitude == 0 { distance.isBelow = choice.fold.isLongerBelow }
    if onOtherSide { distance.isBelow.toggle() }
    distance.magnitude = magnitude
    guard let value = choice.fold.value(of: distance, bound: choice.bound) else { return nil }
    return shows(position, value: value, at: magnitude)
  }

  private mutating func shows(_ position: Int, value: UInt64, at magnitude: UInt64) -> Bool? {
    guard calls < budget else { return nil }
    var values = best.values
    values[position] = value
    guard let call = attempt(position, magnitude, values) else { return nil }
    calls += 1
    return call()
  }
}

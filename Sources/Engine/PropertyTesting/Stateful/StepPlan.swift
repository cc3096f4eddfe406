/// The plan for the random steps of one case: their number, and the weight of each rule.
///
/// Each case has its own weights, some of them 0: many bugs need a long run of one rule, or the
/// absence of another, which even weights never give. The plan is not recorded, so a replay may
/// contain any step.
///
/// Source: Groce, Zhang, Eide, Chen, Regehr, "Swarm Testing", ISSTA 2012.
@usableFromInline
struct StepPlan {
  @usableFromInline let weights: [Int]

  private(set) var wanted: Int

  private var swarm: [Int] = []
  private var enabled: [Int] = []

  @usableFromInline
  init(weights: [Int], limit: Int) {
    self.weights = weights
    wanted = limit
  }

  /// Draws the case's own weights, before its first random step.
  mutating func begin(from generator: inout Xoshiro256) {
    guard swarm.isEmpty else { return }
    let word = generator.next()
    if word & 7 == 0 { wanted = Int(generator.next(upTo: UInt64(wanted))) }
    let isEven = word & 24 == 0
    for weight in weights { swarm.append(isEven ? weight * 4 : weight * factor(generator.next())) }
    enabled = swarm
  }

  /// Returns a factor for a weight, in quarters: 0 in two cases of eight, 1 in five, 4 in one.
  private func factor(_ word: UInt64) -> Int {
    switch word & 7 {
    case 0, 1: 0
    case 2: 16
    default: 4
    }
  }

  /// Sets the weights of the enabled rules; returns false if there is none.
  ///
  /// If the case's own weights exclude all of them, the declared weights apply.
  mutating func enable(_ isEnabled: (Int) -> Bool) -> Bool {
    var total = 0
    for index in weights.indices {
      enabled[index] = isEnabled(index) ? swarm[index] : -1
      total += max(enabled[index], 0)
    }
    if total > 0 { return true }
    for index in weights.indices where enabled[index] == 0 {
      enabled[index] = weights[index]
      total += weights[index]
    }
    return total > 0
  }

  func pick(from generator: inout Xoshiro256) -> Int {
    let total = enabled.reduce(0) { $0 + max($1, 0) }
    var rest = Int(generator.next(upTo: UInt64(total - 1)))
    for index in enabled.indices where enabled[index] > 0 {
      if rest < enabled[index] { return index }
      rest -= enabled[index]
    }
    return 0
  }
}

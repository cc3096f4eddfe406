/// How the random steps of one case are picked: how many, and how likely each rule is.
///
/// Each case has its own weights, some of them 0: a long run of one rule, or a case without another
/// one, is what many bugs need and even weights never give. Nothing of it is recorded, so that any
/// step may stand in a replay.
///
/// Source: Groce, Zhang, Eide, Chen, Regehr, "Swarm Testing", ISSTA 2012.
@usableFromInline
struct StepPlan {
  /// The weights of the rules as they were declared.
  @usableFromInline let weights: [Int]

  /// The number of steps that the case should have.
  private(set) var wanted: Int

  private var swarm: [Int] = []
  private var enabled: [Int] = []

  @usableFromInline
  init(weights: [Int], limit: Int) {
    self.weights = weights
    wanted = limit
  }

  /// Decides on the case's own weights, when the first random step is at hand.
  mutating func begin(from generator: inout Xoshiro256) {
    guard swarm.isEmpty else { return }
    let word = generator.next()
    if word & 7 == 0 { wanted = Int(generator.next(upTo: UInt64(wanted))) }
    let isEven = word & 24 == 0
    for weight in weights { swarm.append(isEven ? weight * 4 : weight * factor(generator.next())) }
    enabled = swarm
  }

  /// A factor on a weight, in quarters: none in two cases of eight, plain in five, fourfold in one.
  private func factor(_ word: UInt64) -> Int {
    switch word & 7 {
    case 0, 1: 0
    case 2: 16
    default: 4
    }
  }

  /// Sets the weights of the rules that are enabled now; false when there is none.
  ///
  /// When the case's own weights leave out all of them, they count as declared.
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

  /// Picks one of the enabled rules.
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

/// The features that one case uses: most are off, so that the few that are on interact often.
///
/// A generator draws its swarm first and then uses only the features that are on. Omitting features
/// finds bugs that need a feature's absence, or room for another one. Each flag is one choice in
/// which 0 is off, so that shrinking turns features off.
///
/// Source: Groce, Zhang, Eide, Chen, Regehr, "Swarm Testing", ISSTA 2012.
public struct Swarm: Hashable, Sendable {
  private let bits: UInt64

  /// The number of features.
  public let count: Int

  /// Draws which of several features this case uses: about an eighth, a quarter or a half of them.
  ///
  /// - Precondition: `count` is in `0...64`.
  public init(_ count: Int, from source: ChoiceSource) {
    precondition((0...64).contains(count), "a swarm has from 0 to 64 features, not \(count)")
    var bits: UInt64 = 0
    source.open(.swarm)
    let chance = source.swarmChance()
    for feature in 0..<count {
      let flag = source.draw(upTo: 1) { $0.next() & 7 < chance ? 1 : 0 }
      bits |= flag << UInt64(feature)
    }
    source.close()
    self.bits = bits
    self.count = count
  }

  /// Returns whether a feature is on.
  public func isOn(_ feature: Int) -> Bool {
    precondition((0..<count).contains(feature), "there is no feature \(feature)")
    return bits >> UInt64(feature) & 1 == 1
  }

  /// The features that are on, in order.
  public var features: [Int] { (0..<count).filter { isOn($0) } }

  /// Returns weights with 0 for the features that are off.
  ///
  /// - Precondition: There is a weight for each feature.
  public func masking(_ weights: [Int]) -> [Int] {
    precondition(weights.count == count, "\(weights.count) weights for \(count) features")
    return weights.indices.map { isOn($0) ? weights[$0] : 0 }
  }
}

extension SpanLabel {
  /// The flags of a swarm.
  public static let swarm = SpanLabel(4)
}

extension ChoiceSource {
  /// Returns the eighths of the features that this case uses; random and never recorded.
  fileprivate func swarmChance() -> UInt64 {
    guard isRandom else { return 2 }
    return switch generator.next() & 3 {
    case 0: 1
    case 3: 4
    default: 2
    }
  }
}

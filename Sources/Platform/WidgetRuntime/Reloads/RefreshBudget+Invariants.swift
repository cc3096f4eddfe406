extension RefreshBudget {
  /// The inconsistencies, empty when valid, found in O(charged reloads in the window).
  public var contradictions: [String] {
    var found: [String] = []
    if !(0...capacity).contains(level) {
      found.append("the bucket holds \(level) of at most \(capacity) parts")
    }
    if used < 0 || used > limit { found.append("\(used) of \(limit) reloads used in the window") }
    if !(0...spent.count).contains(oldest) {
      found.append("the oldest of \(spent.count) reloads is number \(oldest)")
      return found
    }
    let counted = spent[oldest...]
    if counted.count > limit { found.append("\(counted.count) of \(limit) reloads in 24 hours") }
    if zip(counted, counted.dropFirst()).contains(where: { $0 > $1 }) {
      found.append("charged reloads out of order: \(counted.map(\.description))")
    }
    return found
  }
}

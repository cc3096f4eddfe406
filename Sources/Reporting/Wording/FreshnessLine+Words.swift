import RunRecord

extension FreshnessLine {
  var outdated: [FreshMomentLine] { moments.filter { $0.state == .outdated } }

  /// The percentage of moments at which it was outdated; `nil` if there are none.
  var outdatedShare: Int? {
    guard !isRandom, !moments.isEmpty else { return nil }
    return (outdated.count * 100 + moments.count / 2) / moments.count
  }

  /// The result in words, such as `outdated 29 % of the day`; empty if it was not measured.
  var words: String {
    if isRandom {
      return "gives different answers to the same question, so its freshness cannot be determined"
    }
    guard let share = outdatedShare else { return "" }
    let untold = moments.count { $0.state == .untold }
    var parts = [
      share == 0
        ? untold == 0
          ? "up to date all day"
          : untold < moments.count
            ? "up to date as far as can be determined"
            : "different at each moment, so its freshness cannot be determined"
        : "outdated \(share) % of the day"
    ]
    if reloads > 0 {
      parts.append(
        unchanged == 0
          ? "each of \(counted(reloads, "reload")) changed something"
          : "\(unchanged) of \(counted(reloads, "reload")) changed nothing"
      )
    }
    return parts.joined(separator: "; ") + (isOfMadeUpData ? " (with made-up data)" : "")
  }
}

extension RunRecord {
  /// Returns the freshness of a widget's content; `nil` if it was not measured.
  func freshness(ofKind kind: String) -> FreshnessLine? {
    days.first { $0.widget == kind && !$0.freshness.words.isEmpty }?.freshness
  }
}

import RunRecord

extension FreshnessLine {
  /// The moments at which the widget showed what was no longer so.
  var outdated: [FreshMomentLine] { moments.filter { $0.state == .outdated } }

  /// Of a hundred moments, how many found it outdated; `nil` where none was looked at.
  var outdatedShare: Int? {
    guard !isRandom, !moments.isEmpty else { return nil }
    return (outdated.count * 100 + moments.count / 2) / moments.count
  }

  /// What there is to say, such as `outdated 29 % of the day; 61 of 64 reloads changed nothing`; empty where nobody
  /// looked.
  var words: String {
    if isRandom {
      return "answers one question in several ways, so that nobody can tell whether it is outdated"
    }
    guard let share = outdatedShare else { return "" }
    let untold = moments.count { $0.state == .untold }
    var parts = [
      share == 0
        ? untold == 0
          ? "up to date all day"
          : untold < moments.count
            ? "up to date where it can be told"
            : "different at each moment, so that nobody can tell"
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
  /// Whether what a widget shows stays so; `nil` where nobody looked.
  func freshness(ofKind kind: String) -> FreshnessLine? {
    days.first { $0.widget == kind && !$0.freshness.words.isEmpty }?.freshness
  }
}

import Campaigns
import RunRecord

/// Estimates the time left for the running cases, long ones at the end, from others of their size.
struct CasePace {
  /// The time at which each running case was first seen, in seconds since the work began.
  private var seen: [CasePlace: Double] = [:]

  init() {}

  /// Returns the seconds that the longest running case still takes, 0 if no case has ended yet.
  mutating func left(at now: CampaignProgress.State, seconds: Double) -> Double {
    let before = seen
    seen.removeAll(keepingCapacity: true)
    for underWay in now.underWay {
      seen[underWay.place] = before[underWay.place] ?? seconds
    }
    guard now.stimuli > 0 else { return 0 }
    // All workers ran for that time.
    let pace = seconds * Double(now.underWay.count) / Double(now.stimuli)
    return now.underWay.map { underWay in
      let taken = seconds - (seen[underWay.place] ?? seconds)
      return Double(underWay.stimuli) * pace - taken
    }.reduce(0, max)
  }
}

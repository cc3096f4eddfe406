import Campaigns
import RunRecord

/// How long the cases under way will still take, from how long others took for their size.
///
/// The last cases of a phase may be long ones: what is left of the phase is then what is left of them.
struct CasePace {
  /// When each case under way was seen first, in seconds since the work began.
  private var seen: [CasePlace: Double] = [:]

  /// Creates a pace that has seen nothing.
  init() {}

  /// The seconds that the longest of the cases under way will still take.
  ///
  /// - Parameters:
  ///   - now: How far the campaign has come.
  ///   - seconds: The seconds since it began.
  /// - Returns: The seconds, 0 while no case has ended.
  mutating func left(at now: CampaignProgress.State, seconds: Double) -> Double {
    let before = seen
    seen.removeAll(keepingCapacity: true)
    for underWay in now.underWay {
      seen[underWay.place] = before[underWay.place] ?? seconds
    }
    guard now.stimuli > 0 else { return 0 }
    // Each of the workers had all that time.
    let pace = seconds * Double(now.underWay.count) / Double(now.stimuli)
    return now.underWay.map { underWay in
      let taken = seconds - (seen[underWay.place] ?? seconds)
      return Double(underWay.stimuli) * pace - taken
    }.reduce(0, max)
  }
}

import Clauses
import RunRecord
import Synchronization

/// Tells the observer of each class of violation once, from whichever worker meets it first.
final class Announcer: Sendable {
  private let known = Mutex<Set<ViolationClass>>([])
  private let observer: CampaignObserver
  private let progress: CampaignProgress

  init(_ campaign: Campaign) {
    observer = campaign.observer
    progress = campaign.progress
  }

  /// Tells of a class that is not shrunk yet, unless it was told before.
  func found(_ violationClass: ViolationClass, _ line: @autoclosure () -> FindingLine) {
    known.withLock { known in
      guard known.insert(violationClass).inserted else { return }
      progress.addFinding()
      observer.found(line())
    }
  }

  /// Tells of a finding after it was shrunk.
  func shrunk(_ line: FindingLine) {
    known.withLock { _ in observer.shrunk(line) }
  }
}

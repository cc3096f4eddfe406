import Clauses
import RunRecord
import Synchronization

/// Reports each class of violation to the observer once, regardless of which worker finds it first.
final class Announcer: Sendable {
  private let known = Mutex<Set<ViolationClass>>([])
  private let observer: CampaignObserver
  private let progress: CampaignProgress

  init(_ campaign: Campaign) {
    observer = campaign.observer
    progress = campaign.progress
  }

  func found(_ violationClass: ViolationClass, _ line: @autoclosure () -> FindingLine) {
    known.withLock { known in
      guard known.insert(violationClass).inserted else { return }
      progress.addFinding()
      observer.found(line())
    }
  }

  func shrunk(_ line: FindingLine) {
    // The lock also serializes the calls of the observer.
    known.withLock { _ in observer.shrunk(line) }
  }
}

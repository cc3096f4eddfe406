import RunRecord
import Synchronization

/// The earliest case at which a campaign is to end because of what it shows.
final class EarlyEnd: Sendable {
  private let earliest = Mutex<CasePlace?>(nil)

  /// The case, `nil` while there is none.
  var place: CasePlace? { earliest.withLock { $0 } }

  /// Ends at a case, unless an earlier one ends the campaign.
  func move(to place: CasePlace) {
    earliest.withLock { $0 = $0.map { min($0, place) } ?? place }
  }

  /// Whether the end lies before a case.
  func isBefore(_ place: CasePlace) -> Bool {
    earliest.withLock { $0.map { $0 < place } ?? false }
  }
}

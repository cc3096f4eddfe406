import RunRecord
import Synchronization

/// The earliest case at which a campaign is to end because of what it shows.
final class EarlyEnd: Sendable {
  /// Why a campaign ends early.
  enum Reason {
    /// The case broke what the run is to end at.
    case finding
    /// Too many cases in a row could not be finished, up to this one.
    case undecided
  }

  private let earliest = Mutex<(place: CasePlace, reason: Reason)?>(nil)

  /// The case, `nil` while there is none.
  var place: CasePlace? { earliest.withLock { $0?.place } }

  /// Why the campaign ends at that case.
  var reason: Reason? { earliest.withLock { $0?.reason } }

  /// Ends at a case, unless an earlier one ends the campaign.
  func move(to place: CasePlace, because reason: Reason) {
    earliest.withLock { known in
      if let known, known.place <= place { return }
      known = (place, reason)
    }
  }

  /// Whether the end lies before a case.
  func isBefore(_ place: CasePlace) -> Bool {
    earliest.withLock { $0.map { $0.place < place } ?? false }
  }
}

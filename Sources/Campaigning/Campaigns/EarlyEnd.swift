import RunRecord
import Synchronization

/// The earliest case at which a campaign ends because of its results.
final class EarlyEnd: Sendable {
  enum Reason {
    case finding
    /// Too many cases in a row were unfinished, up to this one.
    case undecided
  }

  private let earliest = Mutex<(place: CasePlace, reason: Reason)?>(nil)

  var place: CasePlace? { earliest.withLock { $0?.place } }

  var reason: Reason? { earliest.withLock { $0?.reason } }

  func move(to place: CasePlace, because reason: Reason) {
    earliest.withLock { known in
      if let known, known.place <= place { return }
      known = (place, reason)
    }
  }

  func isBefore(_ place: CasePlace) -> Bool {
    earliest.withLock { $0.map { $0.place < place } ?? false }
  }
}

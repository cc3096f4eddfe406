/// How far one choice of a failing case may move from its simplest value, the others staying.
///
/// Distances are counted as ``Fold`` counts them, on the side on which the choice stands.
public enum Freedom: Hashable, Sendable {
  /// Not at all: one step farther, the failure does not show.
  case fixed

  /// To the given distance; exactly, if the next one was seen not to show the failure.
  case upTo(UInt64, isExact: Bool)

  /// Over its whole range, as far as a few values can tell, both ends among them.
  case anything

  /// Whether a distance that showed the failure lies within it.
  func contains(_ distance: UInt64) -> Bool {
    switch self {
    case .fixed: false
    case .upTo(let last, _): distance <= last
    case .anything: true
    }
  }
}

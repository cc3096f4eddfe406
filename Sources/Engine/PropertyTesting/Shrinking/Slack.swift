/// How far one choice of a failing case may move from its simplest value, the others staying.
///
/// Distances are counted as ``SimplestFirstOrder`` counts them, on the side on which the choice stands.
public enum Slack: Hashable, Sendable {
  /// Not at all: one step farther, the failure does not show.
  case fixed

  /// To the given distance; exactly, if the next one was seen not to show the failure.
  case upTo(UInt64, isExact: Bool)

  /// As far as its range goes, so a few values tell: its end and its middle among them, and for a
  /// choice that is 0 the end on the other side.
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

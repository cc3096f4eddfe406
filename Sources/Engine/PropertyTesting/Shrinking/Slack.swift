/// The distance that one choice of a failing case may move from its simplest value while the others
/// stay.
///
/// Distances are those of ``SimplestFirstOrder``, on the choice's own side.
public enum Slack: Hashable, Sendable {
  /// No slack: one step farther, the failure does not show.
  case fixed

  /// Slack up to the given distance; exact if the next one did not show the failure.
  case upTo(UInt64, isExact: Bool)

  /// Slack over the whole range, judged from a few values: the end and the middle, and for a choice
  /// that is 0 also the end on the other side.
  case anything

  /// Slack like ``anything``, but not for one value: that of a choice which equals another part of
  /// the case.
  case anythingBut(UInt64)

  func contains(_ distance: UInt64) -> Bool {
    switch self {
    case .fixed: false
    case .upTo(let last, _): distance <= last
    case .anything, .anythingBut: true
    }
  }

  /// True if one value of the range is known to pass.
  var isBroken: Bool {
    if case .anythingBut = self { true } else { false }
  }
}

/// The growth budget of a recursive value.
@usableFromInline
struct Allowance: BitwiseCopyable {
  /// The levels that the whole value may still open; replays obey this limit as well.
  var remaining = 0

  /// The levels that the current part should open: a bias, which only random draws follow.
  var share = 0

  /// True if each part takes the whole remaining share, which makes values deep instead of wide.
  var isDeep = false
}

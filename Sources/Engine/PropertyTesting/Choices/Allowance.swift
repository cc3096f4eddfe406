/// What a recursive value may still grow by.
@usableFromInline
struct Allowance: BitwiseCopyable {
  /// The levels that the whole value may still open; a limit that a replay keeps, too.
  var remaining = 0

  /// The levels that the part at hand should open; bias, which only random draws follow.
  var share = 0

  /// Whether each part takes all that is left, so that values become deep rather than wide.
  var isDeep = false
}

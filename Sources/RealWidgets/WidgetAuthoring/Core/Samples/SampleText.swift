/// Texts that are drawn up.
enum SampleText {
  /// Letters with a mark of their own, wide ones, and some from right to left.
  ///
  /// Emoji are left out: Foundation's `Scanner` ends the process here at a character beyond the first
  /// 65,536, where Apple's goes past it, and the crash would not be the code's.
  static let foreign = "e\u{301} \u{65E5}\u{672C} \u{5E9}\u{5DC}"
}

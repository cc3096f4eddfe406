enum SampleText {
  /// Letters with combining marks, wide letters, and right-to-left letters.
  ///
  /// Emoji are left out: Foundation's `Scanner` on this platform crashes at a character beyond the
  /// first 65,536, unlike Apple's, and the crash would not be the code's fault.
  static let foreign = "e\u{301} \u{65E5}\u{672C} \u{5E9}\u{5DC}"
}

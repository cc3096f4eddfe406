enum SampleText {
  /// Letters with combining marks, wide and right-to-left ones; no emoji, because Foundation's
  /// `Scanner` here, unlike Apple's, crashes beyond the first 65,536 characters.
  static let foreign = "e\u{301} \u{65E5}\u{672C} \u{5E9}\u{5DC}"
}

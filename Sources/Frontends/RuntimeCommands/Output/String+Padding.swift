extension String {
  /// Returns the text padded with at least one space to a width.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}

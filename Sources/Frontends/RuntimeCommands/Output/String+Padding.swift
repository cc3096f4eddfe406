extension String {
  /// The text with spaces up to a width, at least one.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}

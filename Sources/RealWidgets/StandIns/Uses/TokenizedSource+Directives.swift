extension TokenizedSource {
  /// Splits a range at `#if`, `#elseif`, `#else` and `#endif`, which may belong to surrounding
  /// code.
  func withoutDirectives(_ range: Range<Int>) -> [ClosedRange<Int>] {
    var pieces: [ClosedRange<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      guard isDirective(index) else {
        index += 1
        continue
      }
      if start < index { pieces.append(start...index - 1) }
      index += 1
      while index < range.upperBound, !tokens[index].startsLine { index += 1 }
      start = index
    }
    if start < range.upperBound { pieces.append(start...range.upperBound - 1) }
    return pieces
  }

  private func isDirective(_ index: Int) -> Bool {
    isSign(index, "#") && tokens[index].startsLine
      && ["if", "elseif", "else", "endif"].contains(text(index + 1))
  }
}

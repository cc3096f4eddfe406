/// An edited case that has not been replayed yet: values and the spans they belong to.
struct Candidate: Hashable, Sendable {
  var values: [UInt64]

  /// The spans in opening order; empty if the values are read by position alone.
  var spans: [Span]

  mutating func delete(_ range: Range<Int>) {
    values.removeSubrange(range)
    spans = spans.compactMap { span in
      let isInside = span.start >= range.lowerBound && span.end <= range.upperBound
      // Empty spans stay: they hold no deleted choices.
      guard !(isInside && span.start < span.end) else { return nil }
      return span.shifted(over: range, by: -range.count)
    }
  }

  /// Empties a span but keeps its lead choices, so that the rest of the span reads as zeros.
  mutating func empty(_ index: Int) {
    let span = spans[index]
    replace(index, values: Array(values[span.start..<min(span.start + span.lead, span.end)]), [])
  }

  /// Replaces a span's content with that of another span, possibly from another candidate.
  mutating func replace(_ index: Int, with other: Int, of donor: Candidate) {
    let source = donor.spans[other]
    let inner = donor.spans[(other + 1)...].prefix { $0.depth > source.depth }
    spans[index].mark = source.mark
    replace(
      index,
      values: Array(donor.values[source.start..<source.end]),
      inner.map { $0.moved(by: -source.start, deeper: -source.depth) }
    )
  }

  /// Inserts a copy of a span behind it.
  mutating func repeatSpan(_ index: Int) {
    let span = spans[index]
    let count = span.end - span.start
    let after = spans[(index + 1)...].firstIndex { $0.depth <= span.depth } ?? spans.endIndex
    let copy = spans[index..<after].map { $0.moved(by: count) }
    values.insert(contentsOf: values[span.start..<span.end], at: span.end)
    for position in after..<spans.endIndex { spans[position] = spans[position].moved(by: count) }
    // The enclosing spans are the nearest earlier ones of each smaller depth; they grow as well.
    var depth = span.depth
    for position in (0..<index).reversed() where spans[position].depth < depth {
      spans[position].end += count
      depth = spans[position].depth
    }
    spans.insert(contentsOf: copy, at: after)
  }

  func arranging(_ members: [Int], as order: [Int]) -> Candidate {
    var candidate = self
    // Go backwards: replacing a span changes the indices of the spans after it.
    for place in members.indices.reversed() where members[place] != order[place] {
      candidate.replace(members[place], with: order[place], of: self)
    }
    return candidate
  }

  func exchanging(_ first: Int, _ second: Int) -> Candidate {
    arranging([first, second], as: [second, first])
  }

  /// Replaces a span's values and inner spans; `inner` is relative to the span's start and depth.
  private mutating func replace(_ index: Int, values content: [UInt64], _ inner: [Span]) {
    let target = spans[index]
    let old = target.start..<target.end
    let change = content.count - old.count
    values.replaceSubrange(old, with: content)
    let after = spans[(index + 1)...].firstIndex { $0.depth <= target.depth } ?? spans.endIndex
    for position in after..<spans.endIndex { spans[position] = spans[position].moved(by: change) }
    // The enclosing spans are the nearest earlier ones of each smaller depth; they grow as well.
    var depth = target.depth + 1
    for position in stride(from: index, through: 0, by: -1) where spans[position].depth < depth {
      spans[position].end += change
      depth = spans[position].depth
    }
    spans.replaceSubrange(
      (index + 1)..<after,
      with: inner.map { $0.moved(by: target.start, deeper: target.depth) }
    )
  }
}

extension Span {
  /// Returns the span after `range` was deleted from the sequence.
  fileprivate func shifted(over range: Range<Int>, by change: Int) -> Span {
    var span = self
    span.start = position(start, over: range)
    span.end = position(end, over: range)
    return span
  }

  private func position(_ position: Int, over range: Range<Int>) -> Int {
    if position <= range.lowerBound { return position }
    return position < range.upperBound ? range.lowerBound : position - range.count
  }

  func moved(by offset: Int, deeper: Int = 0) -> Span {
    var span = self
    span.start += offset
    span.end += offset
    span.depth += deeper
    return span
  }
}

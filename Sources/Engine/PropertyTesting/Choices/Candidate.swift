/// A case that might be: values with the spans they belong to, edited before it is replayed.
struct Candidate: Hashable, Sendable {
  var values: [UInt64]

  /// Spans in the order of opening; empty when the values are to be read by position alone.
  var spans: [Span]

  /// Deletes a range of values and the spans that lie in it.
  mutating func delete(_ range: Range<Int>) {
    values.removeSubrange(range)
    spans = spans.compactMap { span in
      let isInside = span.start >= range.lowerBound && span.end <= range.upperBound
      guard !(isInside && span.start < span.end) else { return nil }
      return span.shifted(over: range, by: -range.count)
    }
  }

  /// Empties a span, except for the choices that decided it exists; reading it then gives zeros.
  mutating func empty(_ index: Int) {
    let span = spans[index]
    replace(index, values: Array(values[span.start..<min(span.start + span.lead, span.end)]), [])
  }

  /// Replaces a span's content by that of another span, which may come from another candidate.
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

  /// This case with each of some siblings replaced by another of them, as an order says.
  func arranging(_ members: [Int], as order: [Int]) -> Candidate {
    var candidate = self
    // From the last on, so that the indices of the earlier spans stay what they are.
    for place in members.indices.reversed() where members[place] != order[place] {
      candidate.replace(members[place], with: order[place], of: self)
    }
    return candidate
  }

  /// This case with two siblings exchanged.
  func exchanging(_ first: Int, _ second: Int) -> Candidate {
    arranging([first, second], as: [second, first])
  }

  /// Replaces a span's values and the spans inside it, which are relative to its start and depth.
  private mutating func replace(_ index: Int, values content: [UInt64], _ inner: [Span]) {
    let target = spans[index]
    let old = target.start..<target.end
    let change = content.count - old.count
    values.replaceSubrange(old, with: content)
    let after = spans[(index + 1)...].firstIndex { $0.depth <= target.depth } ?? spans.endIndex
    for position in after..<spans.endIndex { spans[position] = spans[position].moved(by: change) }
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
  /// The span after a range in the sequence has shrunk.
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

  fileprivate func moved(by offset: Int, deeper: Int = 0) -> Span {
    var span = self
    span.start += offset
    span.end += offset
    span.depth += deeper
    return span
  }
}

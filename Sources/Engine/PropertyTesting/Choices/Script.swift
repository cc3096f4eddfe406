/// A replay's prescription: values, and optionally the spans they were made in.
///
/// With spans, the replay realigns at their borders. A span that needs fewer choices than
/// prescribed skips the rest; one that needs more gets zeros; a span that the script does not have
/// is all zeros. An edit inside a span therefore cannot shift the choices after it.
struct Script: ~Copyable {
  var values = FlatBuffer<UInt64>(capacity: 256)
  var spans = FlatBuffer<Span>(capacity: 64)

  var cursor = 0

  var limit = 0

  /// The index of the next span that may match; `depth` is the depth it must have.
  var nextSpan = 0
  var depth = 0

  var isFollowedByRandom = false

  /// The number of prescribed spans that a replay searches for the one that the generator opens.
  private static let lookAhead = 64

  mutating func reset() {
    values.truncate(to: 0)
    spans.truncate(to: 0)
    cursor = 0
    limit = 0
    nextSpan = 0
    depth = 0
    isFollowedByRandom = false
  }

  /// Prescribes values alone, read by position.
  mutating func prescribe(_ prescribed: [UInt64]) {
    reset()
    values.append(contentsOf: prescribed)
    limit = values.count
  }

  mutating func next() -> UInt64? {
    guard cursor < limit else { return nil }
    cursor += 1
    return values[cursor - 1]
  }

  /// Enters the prescribed span that matches one just opened; returns its index, or -1.
  ///
  /// Prescribed siblings before it are skipped: the generator no longer opens them.
  mutating func enter(_ label: SpanLabel, lead: Int) -> Int {
    let position = cursor - lead
    var candidate = nextSpan
    let last = min(spans.count, nextSpan + Self.lookAhead)
    while candidate < last, spans[candidate].depth >= depth {
      let span = spans[candidate]
      if span.depth == depth, span.start >= position, span.label == label, span.lead == lead {
        cursor = min(span.start + lead, span.end)
        limit = span.end
        nextSpan = candidate + 1
        depth += 1
        return candidate
      }
      candidate += 1
    }
    // No match: nothing is prescribed inside the new span.
    limit = cursor
    return -1
  }

  /// Leaves a span and skips its unused values.
  mutating func leave(_ matched: Int, outerLimit: Int) {
    limit = outerLimit
    guard matched >= 0 else { return }
    let span = spans[matched]
    cursor = span.end
    depth -= 1
    while nextSpan < spans.count, spans[nextSpan].depth > span.depth { nextSpan += 1 }
  }
}

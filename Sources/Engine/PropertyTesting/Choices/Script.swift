/// What a replay prescribes: values, and optionally the spans they were made in.
///
/// With spans the replay realigns at their borders. A span that needs fewer choices than prescribed
/// skips the rest; one that needs more gets zeros; a span that the script does not have is all
/// zeros. So an edit inside a span cannot shift what follows it.
struct Script: ~Copyable {
  var values = FlatBuffer<UInt64>(capacity: 256)
  var spans = FlatBuffer<Span>(capacity: 64)

  /// The position of the next value to give.
  var cursor = 0

  /// The end of the values that may be given inside the present span.
  var limit = 0

  /// The next span that may match, and the depth it must have.
  var nextSpan = 0
  var depth = 0

  var isFollowedByRandom = false

  /// How far a replay looks ahead for the span that the generator opens.
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

  /// Prescribes values alone, to be read by position.
  mutating func prescribe(_ prescribed: [UInt64]) {
    reset()
    values.append(contentsOf: prescribed)
    limit = values.count
  }

  /// The next prescribed value, or nil when there is none here.
  mutating func next() -> UInt64? {
    guard cursor < limit else { return nil }
    cursor += 1
    return values[cursor - 1]
  }

  /// Enters the prescribed span that fits one just opened; returns its index, or -1.
  ///
  /// Prescribed siblings before it are skipped: the generator does not want them any more.
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
    limit = cursor
    return -1
  }

  /// Leaves a span, skipping what it did not use.
  mutating func leave(_ matched: Int, outerLimit: Int) {
    limit = outerLimit
    guard matched >= 0 else { return }
    let span = spans[matched]
    cursor = span.end
    depth -= 1
    while nextSpan < spans.count, spans[nextSpan].depth > span.depth { nextSpan += 1 }
  }
}

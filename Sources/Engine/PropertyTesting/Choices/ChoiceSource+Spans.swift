@usableFromInline
struct OpenSpan: BitwiseCopyable {
  var recorded: Int32

  /// The index of the prescribed span that it follows, or -1.
  var matched: Int32

  /// The script's limit outside the span.
  var outerLimit: Int32
}

extension ChoiceSource {
  /// Groups the choices that a body draws into one span.
  @inlinable
  public func span<T>(_ label: SpanLabel, _ body: () throws -> T) rethrows -> T {
    open(label)
    defer { close() }
    return try body()
  }

  /// Begins a span; pair every call with ``close()``.
  public func open(_ label: SpanLabel) { open(label, lead: 0) }

  /// Begins a span that includes the last `lead` choices, which decided that it exists.
  func open(_ label: SpanLabel, lead: Int) {
    let index = recordedSpans.count
    let start = max(recorded.count - lead, 0)
    recordedSpans.append(
      Span(label: label, start: start, end: start, depth: open.count, lead: lead)
    )
    var entry = OpenSpan(
      recorded: Int32(truncatingIfNeeded: index),
      matched: -1,
      outerLimit: Int32(truncatingIfNeeded: script.limit)
    )
    if mode == .replay, !script.spans.isEmpty {
      entry.matched = Int32(truncatingIfNeeded: script.enter(label, lead: lead))
    }
    open.append(entry)
  }

  /// Ends the innermost span; one is open.
  public func close() {
    precondition(!open.isEmpty, "a span was closed that was not opened")
    let entry = open.removeLast()
    recordedSpans[Int(entry.recorded)].end = recorded.count
    if mode == .replay, !script.spans.isEmpty {
      script.leave(Int(entry.matched), outerLimit: Int(entry.outerLimit))
    }
  }
}

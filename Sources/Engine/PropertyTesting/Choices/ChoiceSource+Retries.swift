extension ChoiceSource {
  /// A point of the recording that ``rewind(to:)`` can return to.
  @usableFromInline
  struct Mark {
    let choices: Int
    let spans: Int
    let allowance: Allowance
  }

  /// The present point of the recording.
  @usableFromInline
  var mark: Mark {
    Mark(choices: recorded.count, spans: recordedSpans.count, allowance: allowance)
  }

  /// Forgets what was drawn since a mark, as if it had never been.
  @usableFromInline
  func rewind(to mark: Mark) {
    recorded.truncate(to: mark.choices)
    recordedSpans.truncate(to: mark.spans)
    allowance = mark.allowance
    if !isPlain { forgetStates(after: mark.choices) }
  }

  /// Counts a draw that is thrown away.
  @usableFromInline
  func countRetry() {
    isPlain = false
    retries += 1
  }

  /// Notes that choices were given up where others might have done.
  func noteGap() {
    isPlain = false
    hasGaps = true
  }
}

extension ChoiceSource {
  @usableFromInline
  struct Mark {
    let choices: Int
    let spans: Int
    let allowance: Allowance
  }

  @usableFromInline
  var mark: Mark {
    Mark(choices: recorded.count, spans: recordedSpans.count, allowance: allowance)
  }

  /// Discards everything drawn since a mark.
  @usableFromInline
  func rewind(to mark: Mark) {
    recorded.truncate(to: mark.choices)
    recordedSpans.truncate(to: mark.spans)
    allowance = mark.allowance
    if !isPlain { forgetStates(after: mark.choices) }
  }

  @usableFromInline
  func countRetry() {
    isPlain = false
    retries += 1
  }

  /// Records that choices were given up although others might have worked.
  func noteGap() {
    isPlain = false
    hasGaps = true
  }
}

extension Reduction {
  /// Lowers a number that counts the elements that follow, and deletes as many of them.
  ///
  /// Generating with one less shows which numbers are counts, without a call. Invariant: a success
  /// makes the sequence shorter.
  func shortenByLength() {
    for position in best.liveNumbers.reversed() where position < best.choices.count {
      guard let parent = listCounted(by: position) else { continue }
      bisect(0..<best.children(of: parent).count) { part in
        guard parent < best.spans.count, position < best.choices.count else { return false }
        let children = best.children(of: parent)
        guard part.upperBound <= children.count else { return false }
        guard best.values[position] >= UInt64(part.count) else { return false }
        var candidate = best.candidate
        candidate.values[position] -= UInt64(part.count)
        let first = best.spans[children[part.lowerBound]].start
        candidate.delete(first..<best.spans[children[part.upperBound - 1]].end)
        return attempt(candidate, mustBeShorter: true)
      }
    }
  }

  /// Returns the first span after a number that has one child less if the number is one less.
  private func listCounted(by position: Int) -> Int? {
    guard best.choices[position].value > 0, best.choices[position].fold == .oneSided else {
      return nil
    }
    // Only a later list can be counted, and one with elements.
    guard best.spans.contains(where: { $0.start > position && $0.label.isContainer }) else {
      return nil
    }
    var candidate = best.candidate
    candidate.values[position] -= 1
    guard let probe = probe(candidate), probe.choices.count < best.choices.count else { return nil }
    return best.spans.indices.first { index in
      best.spans[index].start > position && index < probe.spans.count
        && probe.children(of: index).count == best.children(of: index).count - 1
        && probe.spans[index].label == best.spans[index].label
    }
  }
}

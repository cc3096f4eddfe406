extension Reduction {
  /// Deletes siblings of one label, in groups that are halved down to single spans.
  ///
  /// Invariant: a success makes the sequence shorter. Source: group testing as in delta debugging,
  /// Zeller and Hildebrandt 2002.
  func deleteSiblings() {
    var parent = -1
    while parent < best.spans.count, !isOver {
      var run = best.runs(in: parent).count - 1
      while run >= 0 {
        deleteRun(run, in: parent)
        run -= 1
      }
      parent += 1
    }
  }

  private func deleteRun(_ run: Int, in parent: Int) {
    let runs = best.runs(in: parent)
    guard run < runs.count else { return }
    let count = runs[run].count
    let delete = { (part: Range<Int>) in self.deletePart(part, of: run, in: parent) }
    if best.spans[runs[run][0]].lead == 0 {
      // If not even the deletion of all makes the case shorter, their number and size are fixed.
      if delete(0..<count) || attemptedCount >= best.choices.count { return }
    }
    // The first round has tried the groups; after it they help only if a single one does.
    if !isFirstRound, count > 2, !(0..<count).reversed().contains(where: { delete($0..<$0 + 1) }) {
      return
    }
    bisect(0..<count, delete)
  }

  private func deletePart(_ part: Range<Int>, of run: Int, in parent: Int) -> Bool {
    guard parent < best.spans.count else { return false }
    let runs = best.runs(in: parent)
    guard run < runs.count, part.upperBound <= runs[run].count else { return false }
    var candidate = best.candidate
    let first = best.spans[runs[run][part.lowerBound]].start
    candidate.delete(first..<best.spans[runs[run][part.upperBound - 1]].end)
    return attempt(candidate, mustBeShorter: true)
  }

  /// Deletes short runs of choices that belong directly to one span, or to none, from the end.
  ///
  /// This helps generators that mark few spans. Invariant: a success makes the sequence shorter.
  func deleteChoices() {
    // Longer runs first, because each success saves more calls.
    for count in stride(from: 4, through: 1, by: -1) {
      var position = best.values.count - count
      while position >= 0, !isOver {
        if isLoose(position, count), deleteFlat(position..<(position + count)) {
          position = min(position, best.values.count - count)
        } else {
          position -= 1
        }
      }
    }
  }

  private func deleteFlat(_ range: Range<Int>) -> Bool {
    var candidate = best.flatCandidate
    candidate.delete(range)
    return attempt(candidate, mustBeShorter: true)
  }

  /// Returns whether a run is part of two or more adjacent choices with the same innermost span.
  ///
  /// A single choice is a field of its span, and no neighbour can take its place; the rule and the
  /// arguments of a step are fields as well.
  private func isLoose(_ position: Int, _ count: Int) -> Bool {
    let owner = best.owners[position]
    if owner >= 0, best.spans[owner].mark.isStep { return false }
    func isAlike(_ other: Int) -> Bool {
      best.owners.indices.contains(other) && best.owners[other] == owner
        && !best.leads.contains(other)
    }
    guard (position..<(position + count)).allSatisfy(isAlike) else { return false }
    return count > 1 || isAlike(position - 1) || isAlike(position + 1)
  }

  /// Deletes one sibling and decrements the numbers that referred to later ones.
  ///
  /// Numbers up to the count of siblings may be indices into them. Invariant: a success makes the
  /// sequence shorter.
  func deleteAndRenumber() {
    var parent = -1
    while parent < best.spans.count, !isOver {
      for run in best.runs(in: parent).reversed() where run.count > 1 {
        for child in run.indices.reversed() {
          guard let candidate = renumbered(run, without: child) else { continue }
          if attempt(candidate, mustBeShorter: true) { break }
        }
      }
      parent += 1
    }
  }

  private func renumbered(_ run: [Int], without child: Int) -> Candidate? {
    guard let last = run.last, last < best.spans.count else { return nil }
    let deleted = best.spans[run[child]]
    var candidate = best.candidate
    var changed = false
    for position in best.spans[run[0]].start..<best.spans[last].end {
      let choice = best.choices[position]
      let isIndex = choice.bound > 1 && choice.value > child && choice.value <= run.count
      guard isIndex, !(deleted.start..<deleted.end).contains(position) else { continue }
      guard !best.rules.contains(position) else { continue }
      candidate.values[position] -= 1
      changed = true
    }
    guard changed else { return nil }
    candidate.delete(deleted.start..<deleted.end)
    return candidate
  }
}

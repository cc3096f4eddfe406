/// The search for simpler cases in which lists or numbers change in the same way.
///
/// Two strings that must have the same length, be equal, or be permutations of each other cannot be
/// shortened or lowered one by one.
struct AlikeSearch {
  private let reduction: Reduction
  private let limit: SearchLimit

  /// The number of lists, and of elements of a list, up to which pairs of them are looked at.
  private static let pairedLimit = 16

  init(_ reduction: Reduction) {
    self.reduction = reduction
    limit = SearchLimit(reduction, calls: 400)
  }

  private var best: Case { reduction.best }

  func run() {
    guard best.isAlmostEmpty else { return }
    while limit.allowsMore, shortenGroup() || shortenPair() {}
    lowerPairs()
    while limit.allowsMore, exchangeAlike() {}
  }

  /// The elements of each list whose length may change, except for empty ones.
  private var lists: [[Int]] {
    let lists = best.spans.indices.filter { best.spans[$0].label.isContainer }
      .map { best.children(of: $0) }
      .filter { $0.first.map { best.spans[$0].lead > 0 } ?? false }
    return lists.count <= Self.pairedLimit ? lists : []
  }

  /// Deletes equally many elements from all equally long lists, at the end or at the start of each.
  private func shortenGroup() -> Bool {
    let lists = lists
    return lists.indices.contains { first in
      let group = lists[first...].filter { isAlike($0, lists[first]) }
      let isNew = !lists[..<first].contains { isAlike($0, lists[first]) }
      return isNew && group.count > 1
        && [lists[first].count / 2, 1].contains { count in
          guard count > 0 else { return false }
          return delete(group.map { $0.suffix(count) }) || delete(group.map { $0.prefix(count) })
        }
    }
  }

  /// Returns whether two lists have the same length and depth, so that neither is inside the other.
  private func isAlike(_ one: [Int], _ two: [Int]) -> Bool {
    one.count == two.count && best.spans[one[0]].depth == best.spans[two[0]].depth
  }

  /// Deletes an element of one list and one or two of another.
  private func shortenPair() -> Bool {
    let lists = lists
    return lists.indices.contains { one in
      lists.indices.dropFirst(one + 1).contains { two in
        guard !isNested(lists[one], lists[two]) else { return false }
        return shorten(lists[one], lists[two])
      }
    }
  }

  private func shorten(_ one: [Int], _ two: [Int]) -> Bool {
    let ends: [(ArraySlice<Int>, ArraySlice<Int>)] = [
      (one.suffix(1), two.suffix(1)), (one.prefix(1), two.prefix(1)),
      (one.prefix(1), two.suffix(1)), (one.suffix(1), two.prefix(1)),
      (one.suffix(1), two.suffix(2)), (one.suffix(2), two.suffix(1)),
    ]
    if ends.contains(where: { delete([$0.0, $0.1]) }) { return true }
    guard max(one.count, two.count) <= Self.pairedLimit else { return false }
    return one.indices.contains { place in
      let equal = two.filter { best.content(of: $0).elementsEqual(best.content(of: one[place])) }
      let partners = equal + (place < two.count ? [two[place]] : [])
      return partners.contains { delete([[one[place]], [$0]]) }
    }
  }

  private func isNested(_ one: [Int], _ two: [Int]) -> Bool {
    guard let (first, last) = one.first.flatMap({ first in two.first.map { (first, $0) } }) else {
      return true
    }
    let (outer, inner) = (best.parents[first], best.parents[last])
    return best.spans[inner].start < best.spans[outer].end
  }

  /// Deletes runs of adjacent elements, given from the front to the back of the case.
  private func delete(_ runs: [ArraySlice<Int>]) -> Bool {
    var candidate = best.candidate
    for run in runs.reversed() {
      guard let first = run.first, let last = run.last else { return false }
      candidate.delete(best.spans[first].start..<best.spans[last].end)
    }
    return limit.allowsMore && reduction.attempt(candidate, mustBeShorter: true)
  }

  /// Lowers two equal numbers together, where there are more of the same value.
  private func lowerPairs() {
    var place = 0
    while let pairs = equalPairs, place < pairs.count, limit.allowsMore {
      let (one, two) = pairs[place]
      let (choice, count) = (best.choices[one], best.choices.count)
      let isLowered = reduction.lower(choice) { lowered in
        guard best.choices.count == count, limit.allowsMore else { return false }
        var candidate = best.candidate
        candidate.values[one] = lowered
        candidate.values[two] = lowered
        return reduction.attempt(candidate)
      }
      if !isLowered { place += 1 }
    }
  }

  /// The pairs of equal numbers or flags that no other pass has lowered together.
  private var equalPairs: [(Int, Int)]? {
    guard let numbers = best.fewNumbers else { return nil }
    let flags = best.choices.indices.filter { best.choices[$0].bound == 1 && isElement($0) }
    guard numbers.count + flags.count <= 2 * Self.pairedLimit else { return nil }
    return pairs(of: numbers.filter { best.values[$0] > 0 }, least: 3)
      + pairs(of: flags.filter { best.values[$0] > 0 }, least: 2)
  }

  private func pairs(of positions: [Int], least: Int) -> [(Int, Int)] {
    positions.indices.flatMap { first in
      let value = best.values[positions[first]]
      guard positions.count(where: { best.values[$0] == value }) >= least else {
        return [(Int, Int)]()
      }
      return positions[(first + 1)...].filter { best.values[$0] == value }
        .map { (positions[first], $0) }
    }
  }

  /// Returns whether a choice belongs directly to an element of a list.
  private func isElement(_ position: Int) -> Bool {
    let owner = best.owners[position]
    return owner >= 0 && best.spans[owner].lead > 0 && !best.leads.contains(position)
      && !best.rules.contains(position)
  }

  /// Exchanges two neighbours in one list, and those in the same or the mirrored place of another.
  private func exchangeAlike() -> Bool {
    let lists = lists.filter { $0.count <= Self.pairedLimit }
    return lists.indices.contains { one in
      lists.indices.dropFirst(one + 1).contains { two in
        let (left, right) = (lists[one], lists[two])
        guard left.count == right.count, !isNested(left, right) else { return false }
        return left.indices.dropLast().contains { place in
          let contents = (best.content(of: left[place]), best.content(of: left[place + 1]))
          guard contents.1.lexicographicallyPrecedes(contents.0) else { return false }
          return [place, right.count - 2 - place].contains { other in
            guard limit.allowsMore else { return false }
            let candidate = best.candidate.exchanging(right[other], right[other + 1])
            return reduction.attempt(candidate.exchanging(left[place], left[place + 1]))
          }
        }
      }
    }
  }
}

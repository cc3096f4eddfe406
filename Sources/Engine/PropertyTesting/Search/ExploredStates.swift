/// The states that an island has reached, each with the shortest way there that was seen.
///
/// A way is the case that reached the state, cut where it did. Cases that begin with the way to a
/// state that is rarely reached, and go on at random, get to states that no case gets to from the
/// start. Where a state was only known when the whole case was over, the case is varied instead.
///
/// Source: return to a state, then explore: Ecoffet, Huizinga, Lehman, Stanley, Clune, "First return,
/// then explore", Nature 590, 2021; novelty as in coverage-guided fuzzing.
struct ExploredStates {
  private struct Entry {
    var way: Candidate
    var isWholeCase: Bool

    /// The cases that reached it, and those that went on from it.
    var visits: Int

    /// The number of the last case that reached it.
    var lastCase: Int
  }

  private var entries: [Entry] = []
  private var places: [UInt64: Int] = [:]

  /// The cases that reported a state.
  private var cases = 0

  /// A state is rare while at most one case in so many reaches it.
  private static let rarity = 3

  /// How many states are remembered; later ones are not.
  private static let limit = 1024

  var isEmpty: Bool { entries.isEmpty }

  /// Notes the states that a case has reached.
  mutating func note(_ source: ChoiceSource) {
    var candidate: Candidate?
    cases += 1
    for index in 0..<source.reached.count {
      let reached = source.reached[index]
      let place = places[reached.state]
      if let place {
        if entries[place].lastCase < cases { entries[place].visits += 1 }
        entries[place].lastCase = cases
        guard reached.position < entries[place].way.values.count else { continue }
      } else if entries.count == Self.limit {
        continue
      }
      let whole = candidate ?? Candidate(values: source.values, spans: source.spans)
      candidate = whole
      let entry = Entry(
        way: whole.prefix(reached.position),
        isWholeCase: reached.position == source.count,
        visits: place.map { entries[$0].visits } ?? 1,
        lastCase: cases
      )
      if let place {
        entries[place] = entry
      } else {
        places[reached.state] = entries.count
        entries.append(entry)
      }
    }
  }

  /// What a case begins with that goes on from a rarely reached state: the rarest of a few picked at
  /// random; nil if even that one is reached often.
  mutating func beginning(by generator: inout Xoshiro256) -> Candidate? {
    guard !entries.isEmpty else { return nil }
    var rarest = Int(generator.next(upTo: UInt64(entries.count - 1)))
    for _ in 0..<3 {
      let other = Int(generator.next(upTo: UInt64(entries.count - 1)))
      if entries[other].visits < entries[rarest].visits { rarest = other }
    }
    guard (entries[rarest].visits - 1) * Self.rarity <= cases else { return nil }
    entries[rarest].visits += 1
    let entry = entries[rarest]
    guard entry.isWholeCase else { return entry.way }
    if generator.next() & 1 == 0 { return entry.way.mutated(by: &generator) }
    return entry.way.prefix(Int(generator.next(upTo: UInt64(entry.way.values.count))))
  }
}

extension Candidate {
  /// The beginning of the case, up to a position.
  func prefix(_ position: Int) -> Candidate {
    var beginning = Candidate(values: Array(values.prefix(position)), spans: [])
    for var span in spans where span.start < position {
      span.end = min(span.end, position)
      beginning.spans.append(span)
    }
    return beginning
  }
}

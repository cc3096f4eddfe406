/// The states that an island has reached, each with the shortest way there.
///
/// A way is the case that reached the state, truncated at that point. Cases that start with the way
/// to a rarely reached state and continue at random reach states that no case reaches from the
/// start. A state that was reported only after the whole case is explored by varying that case
/// instead.
///
/// Source: return to a state, then explore: Ecoffet, Huizinga, Lehman, Stanley, Clune, "First
/// return, then explore", Nature 590, 2021; novelty as in coverage-guided fuzzing.
struct ExploredStates {
  private struct Entry {
    var way: Candidate
    var isWholeCase: Bool

    var visits: Int

    var lastCase: Int
  }

  private var entries: [Entry] = []
  private var places: [UInt64: Int] = [:]

  private var cases = 0

  /// The inverse of the share of cases up to which a state counts as rare.
  private static let rarity = 3

  /// The number of states that are remembered; later ones are ignored.
  private static let limit = 1024

  var isEmpty: Bool { entries.isEmpty }

  mutating func record(_ source: ChoiceSource) {
    var candidate: Candidate?
    cases += 1
    for index in 0..<source.reached.count {
      let reached = source.reached[index]
      let place = places[reached.state]
      if let place {
        // A case may reach a state several times but counts once.
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

  /// Returns the way to a rarely reached state, the rarest of four; nil if it is reached often.
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
  func prefix(_ position: Int) -> Candidate {
    var beginning = Candidate(values: Array(values.prefix(position)), spans: [])
    for var span in spans where span.start < position {
      span.end = min(span.end, position)
      beginning.spans.append(span)
    }
    return beginning
  }
}

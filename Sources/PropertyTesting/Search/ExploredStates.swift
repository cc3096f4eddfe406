/// The states that an island has reached, each with the shortest way there that was seen.
///
/// A way is the case that reached the state, cut where it did. Cases that begin with the way to a
/// state that is rarely reached, and go on at random, get to states that no case gets to from the
/// start.
///
/// Source: return to a state, then explore: Ecoffet, Huizinga, Lehman, Stanley, Clune, "First return,
/// then explore", Nature 590, 2021; novelty as in coverage-guided fuzzing.
struct ExploredStates {
  private struct Entry {
    var way: Draft
    var visits: Int
  }

  private var entries: [Entry] = []
  private var places: [UInt64: Int] = [:]

  /// How many states are remembered; later ones are not.
  private static let limit = 1024

  var isEmpty: Bool { entries.isEmpty }

  /// Notes the states that a case has reached.
  mutating func note(_ source: ChoiceSource) {
    var draft: Draft?
    for index in 0..<source.reached.count {
      let reached = source.reached[index]
      let place = places[reached.state]
      if let place {
        entries[place].visits += 1
        guard reached.position < entries[place].way.values.count else { continue }
      } else if entries.count == Self.limit {
        continue
      }
      let whole = draft ?? Draft(values: source.values, spans: source.spans)
      draft = whole
      if let place {
        entries[place].way = whole.prefix(reached.position)
      } else {
        places[reached.state] = entries.count
        entries.append(Entry(way: whole.prefix(reached.position), visits: 1))
      }
    }
  }

  /// The way to a state that is rarely reached: the rarest of a few picked at random.
  mutating func way(by generator: inout Xoshiro256) -> Draft? {
    guard !entries.isEmpty else { return nil }
    var rarest = Int(generator.next(upTo: UInt64(entries.count - 1)))
    for _ in 0..<3 {
      let other = Int(generator.next(upTo: UInt64(entries.count - 1)))
      if entries[other].visits < entries[rarest].visits { rarest = other }
    }
    entries[rarest].visits += 1
    return entries[rarest].way
  }
}

extension Draft {
  /// The beginning of the case, up to a position.
  func prefix(_ position: Int) -> Draft {
    var beginning = Draft(values: Array(values.prefix(position)), spans: [])
    for var span in spans where span.start < position {
      span.end = min(span.end, position)
      beginning.spans.append(span)
    }
    return beginning
  }
}

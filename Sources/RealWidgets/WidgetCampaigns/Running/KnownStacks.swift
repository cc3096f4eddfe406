/// The stacks of unanswered requests whose lines are known, so that a worker need not find them
/// again.
struct KnownStacks {
  private var places: [String: [PlaceLine]] = [:]

  /// The stacks, in a fixed order.
  var stacks: [String] { places.keys.sorted() }

  /// Stores the lines of a new stack, or adds those of a known one.
  mutating func learn(_ line: inout HangLine) {
    guard !line.stack.isEmpty else { return }
    if let known = places[line.stack] {
      line.places = known
    } else {
      places[line.stack] = line.places
    }
  }
}

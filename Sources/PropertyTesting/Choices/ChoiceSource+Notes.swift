/// What a property noted about the case at hand.
struct CaseNotes {
  private(set) var labels: [String] = []
  private(set) var observations: [(name: String, number: Int)] = []

  mutating func note(_ label: String) {
    if !labels.contains(label) { labels.append(label) }
  }

  mutating func note(_ name: String, _ number: Int) {
    observations.append((name, number))
  }

  mutating func clear() {
    labels.removeAll(keepingCapacity: true)
    observations.removeAll(keepingCapacity: true)
  }
}

extension ChoiceSource {
  /// Counts this case under a label, once however often it is given; discarded cases do not count.
  public func label(_ label: String) {
    isPlain = false
    notes.note(label)
  }

  /// Notes a number about this case, such as the length of a list.
  public func observe(_ name: String, _ number: Int) {
    isPlain = false
    notes.note(name, number)
  }

  /// Whether anything was noted about this case.
  @usableFromInline
  var hasNotes: Bool { !(notes.labels.isEmpty && notes.observations.isEmpty) }

  /// Adds what was noted about this case to the statistics of a run.
  func addNotes(to statistics: inout Statistics) {
    for label in notes.labels { statistics.count(label) }
    for (name, number) in notes.observations { statistics.observe(name, number) }
  }
}

/// What a property noted about the case at hand.
struct CaseNotes {
  var labels: [String] = []
  var observations: [(name: String, number: Int)] = []

  mutating func clear() {
    guard !(labels.isEmpty && observations.isEmpty) else { return }
    labels.removeAll(keepingCapacity: true)
    observations.removeAll(keepingCapacity: true)
  }
}

extension ChoiceSource {
  /// Counts this case under a label, once however often it is given; discarded cases do not count.
  public func label(_ label: String) {
    if !notes.labels.contains(label) { notes.labels.append(label) }
  }

  /// Notes a number about this case, such as the length of a list.
  public func observe(_ name: String, _ number: Int) {
    notes.observations.append((name, number))
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

/// What a property noted about the case at hand.
@usableFromInline
struct CaseNotes {
  private(set) var labels: [String] = []
  private(set) var observations: [(name: String, number: Int)] = []

  /// Whether nothing was noted; kept apart because it is asked for every case.
  @usableFromInline private(set) var isEmpty = true

  mutating func note(_ label: String) {
    isEmpty = false
    if !labels.contains(label) { labels.append(label) }
  }

  mutating func note(_ name: String, _ number: Int) {
    isEmpty = false
    observations.append((name, number))
  }

  @inline(__always)
  mutating func clear() {
    if !isEmpty { forget() }
  }

  private mutating func forget() {
    isEmpty = true
    labels.removeAll(keepingCapacity: true)
    observations.removeAll(keepingCapacity: true)
  }
}

extension ChoiceSource {
  /// Counts this case under a label, once however often it is given; discarded cases do not count.
  public func label(_ label: String) { notes.note(label) }

  /// Notes a number about this case, such as the length of a list.
  public func observe(_ name: String, _ number: Int) { notes.note(name, number) }

  /// Whether anything was noted about this case.
  @inlinable
  var hasNotes: Bool { !notes.isEmpty }

  /// Adds what was noted about this case to the statistics of a run.
  func addNotes(to statistics: inout Statistics) {
    for label in notes.labels { statistics.count(label) }
    for (name, number) in notes.observations { statistics.observe(name, number) }
  }
}

/// What a property noted about the case at hand.
struct CaseNotes {
  var labels: [String] = []
  var observations: [(name: String, number: Int)] = []
  var goals: [(name: String, isReached: Bool)] = []

  mutating func clear() {
    guard !(labels.isEmpty && observations.isEmpty && goals.isEmpty) else { return }
    labels.removeAll(keepingCapacity: true)
    observations.removeAll(keepingCapacity: true)
    goals.removeAll(keepingCapacity: true)
  }
}

extension ChoiceSource {
  /// Counts this case under a label, once however often it is given; discarded cases do not count.
  public func label(_ label: String) {
    if !notes.labels.contains(label) { notes.labels.append(label) }
  }

  /// Counts this case under a label if a condition holds.
  public func label(_ label: String, if condition: Bool) {
    if condition { self.label(label) }
  }

  /// Notes a number about this case, such as the length of a list.
  public func observe(_ name: String, _ number: Int) {
    notes.observations.append((name, number))
  }

  /// Says that a condition should hold in some case of the run; a ``Check`` fails where it never does.
  ///
  /// The goal is known from the first time it is asked about, reached or not. One that may never even
  /// be asked about is declared in ``CheckPlan/goals``. Discarded cases reach nothing.
  public func sometimes(_ goal: String, _ condition: Bool = true) {
    if let known = notes.goals.firstIndex(where: { $0.name == goal }) {
      notes.goals[known].isReached = notes.goals[known].isReached || condition
    } else {
      notes.goals.append((goal, condition))
    }
  }

  /// Whether anything was noted about this case.
  @usableFromInline
  var hasNotes: Bool { !(notes.labels.isEmpty && notes.observations.isEmpty) }

  /// Whether a goal was asked about in this case.
  @usableFromInline
  var hasGoals: Bool { !notes.goals.isEmpty }

  /// Adds what was noted about this case to the statistics of a run.
  func addNotes(to statistics: inout Statistics) {
    for label in notes.labels { statistics.count(label) }
    for (name, number) in notes.observations { statistics.observe(name, number) }
  }
}

/// What a property noted about the case at hand.
struct CaseNotes {
  private(set) var labels: [String] = []
  private(set) var observations: [(name: String, number: Int)] = []
  private(set) var goals: [(name: String, isReached: Bool)] = []
  private(set) var scores: [(label: String, score: Double)] = []

  mutating func note(_ label: String) {
    if !labels.contains(label) { labels.append(label) }
  }

  mutating func note(_ name: String, _ number: Int) {
    observations.append((name, number))
  }

  mutating func note(goal: String, isReached: Bool) {
    if let known = goals.firstIndex(where: { $0.name == goal }) {
      goals[known].isReached = goals[known].isReached || isReached
    } else {
      goals.append((goal, isReached))
    }
  }

  mutating func note(_ label: String, score: Double) {
    scores.append((label, score))
  }

  mutating func clear() {
    labels.removeAll(keepingCapacity: true)
    observations.removeAll(keepingCapacity: true)
    goals.removeAll(keepingCapacity: true)
    scores.removeAll(keepingCapacity: true)
  }
}

extension ChoiceSource {
  /// Counts this case under a label, once however often it is given; discarded cases do not count.
  public func label(_ label: String) {
    isPlain = false
    notes.note(label)
  }

  /// Counts this case under a label if a condition holds.
  public func label(_ label: String, if condition: Bool) {
    if condition { self.label(label) }
  }

  /// Notes a number about this case, such as the length of a list.
  public func observe(_ name: String, _ number: Int) {
    isPlain = false
    notes.note(name, number)
  }

  /// Gives the case a score that the search tries to raise; not a number counts for nothing.
  ///
  /// Use it where a failure is a matter of degree: the length of a queue, the error of a sum, the
  /// distance to a limit. A case may have scores under several labels.
  public func target(_ score: Double, label: String = "") {
    isPlain = false
    notes.note(label, score: score)
  }

  /// Says that a condition should hold in some case of the run; a `Check` fails where it never does.
  ///
  /// The goal is known from the first time it is asked about, reached or not. One that may never even
  /// be asked about is declared in `CheckPlan.goals`. Discarded cases reach nothing.
  public func sometimes(_ goal: String, _ condition: Bool = true) {
    isPlain = false
    notes.note(goal: goal, isReached: condition)
  }

  /// Whether anything was noted about this case.
  @usableFromInline
  var hasNotes: Bool { !(notes.labels.isEmpty && notes.observations.isEmpty) }

  /// Whether a goal was asked about in this case.
  @usableFromInline
  package var hasGoals: Bool { !notes.goals.isEmpty }

  /// The goals that were asked about in this case, and whether it reached them.
  package var goals: [(name: String, isReached: Bool)] { notes.goals }

  /// Adds what was noted about this case to the statistics of a run.
  func addNotes(to statistics: inout Statistics) {
    for label in notes.labels { statistics.count(label) }
    for (name, number) in notes.observations { statistics.observe(name, number) }
  }
}

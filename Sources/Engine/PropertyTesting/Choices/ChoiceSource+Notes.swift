/// Labels, numbers, goals, scores and features that a property recorded about the current case.
struct CaseNotes {
  private(set) var labels: [String] = []
  private(set) var observations: [(name: String, number: Int)] = []
  private(set) var goals: [(name: String, isReached: Bool)] = []
  private(set) var scores: [(label: String, score: Double)] = []
  var features: [CoveredFeature] = []

  /// The steps of the case in order; recorded only to compare runs of a flaky failure.
  private(set) var steps: [String] = []
  var isTracing = false

  mutating func record(_ label: String) {
    if isTracing { record(step: "label \(label)") }
    if !labels.contains(label) { labels.append(label) }
  }

  mutating func record(step: String) {
    guard isTracing, steps.count < Self.stepLimit else { return }
    steps.append(step)
  }

  private static let stepLimit = 10_000

  mutating func record(_ name: String, _ number: Int) {
    if isTracing { record(step: "\(name) = \(number)") }
    observations.append((name, number))
  }

  mutating func record(goal: String, isReached: Bool) {
    if isTracing { record(step: "\(goal): \(isReached)") }
    if let known = goals.firstIndex(where: { $0.name == goal }) {
      goals[known].isReached = goals[known].isReached || isReached
    } else {
      goals.append((goal, isReached))
    }
  }

  mutating func record(_ label: String, score: Double) {
    if isTracing { record(step: "score\(label.isEmpty ? "" : " of " + label) = \(score)") }
    scores.append((label, score))
  }

  mutating func clear() {
    labels.removeAll(keepingCapacity: true)
    observations.removeAll(keepingCapacity: true)
    goals.removeAll(keepingCapacity: true)
    scores.removeAll(keepingCapacity: true)
    features.removeAll(keepingCapacity: true)
    steps.removeAll(keepingCapacity: true)
  }
}

extension ChoiceSource {
  /// Counts this case under a label, at most once, if a condition holds; discarded cases do not
  /// count.
  public func label(_ label: String, if condition: Bool = true) {
    guard condition else { return }
    isPlain = false
    notes.record(label)
  }

  /// Records a number about this case, such as the length of a list.
  public func observe(_ name: String, _ number: Int) {
    isPlain = false
    notes.record(name, number)
  }

  /// Gives the case a score that the search tries to raise; NaN is ignored.
  ///
  /// Use it if a failure is a matter of degree: the length of a queue, the error of a sum, the
  /// distance to a limit. A case may have scores under several labels.
  public func target(_ score: Double, label: String = "") {
    isPlain = false
    notes.record(label, score: score)
  }

  /// Declares that a condition should hold in some case of the run; otherwise a `Check` fails.
  ///
  /// A goal is known from the first time a case evaluates it, reached or not. Declare a goal that
  /// may never be evaluated in `CheckPlan.goals`. Discarded cases reach nothing.
  public func sometimes(_ goal: String, _ condition: Bool = true) {
    isPlain = false
    notes.record(goal: goal, isReached: condition)
  }

  /// Records a step of the property with its result, so that the runs of a flaky failure can be
  /// compared; the text is computed only then.
  public func step(_ text: @autoclosure () -> String) {
    guard notes.isTracing else { return }
    isPlain = false
    notes.record(step: text())
  }

  @usableFromInline
  package var isTracing: Bool {
    get { notes.isTracing }
    set { notes.isTracing = newValue }
  }

  package var tracedSteps: [String] { notes.steps }

  @usableFromInline
  var hasNotes: Bool { !(notes.labels.isEmpty && notes.observations.isEmpty) }

  @usableFromInline
  package var hasGoals: Bool { !notes.goals.isEmpty }

  package var goals: [(name: String, isReached: Bool)] { notes.goals }

  func addNotes(to statistics: inout Statistics) {
    for label in notes.labels { statistics.count(label) }
    for (name, number) in notes.observations { statistics.observe(name, number) }
  }
}

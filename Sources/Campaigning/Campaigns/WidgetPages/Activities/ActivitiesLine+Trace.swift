import RunRecord
import WidgetModel

extension ActivitiesLine {
  /// The maximum number of lives in a line.
  static let lifeLimit = 8

  /// The maximum number of steps in a life.
  static let stepLimit = 24

  /// Reads the lives of a run's Live Activities, if any, in O(events + lives x islands).
  ///
  /// The steps' indices point into `shown`, the part of the trace next to the lives; `focus` is the
  /// index in the trace of the most important event, `nil` for the end.
  public static func lives(
    in trace: Trace,
    of scenario: Scenario,
    showing shown: Range<Int>,
    focus: Int?
  ) -> ActivitiesLine {
    guard let profile = scenario.setup?.profile else { return ActivitiesLine() }
    var reader = ActivityReader(trace, profile)
    for (index, event) in trace.events.enumerated() { reader.observe(event, at: index) }
    guard !reader.lives.isEmpty else { return ActivitiesLine() }
    var result = ActivitiesLine()
    result.hasIsland = profile.isOn(.dynamicIsland)
    result.end = trace.end.microseconds
    let chosen = reader.lives.nearest(to: focus ?? trace.events.count)
    result.omitted = Int64(reader.lives.count - chosen.count)
    result.lives = chosen.map { $0.told(showing: shown, focus: focus) }
    return result
  }
}

extension [ActivityStanding] {
  /// Returns the lives with a step closest to an event, and among equals those that existed.
  fileprivate func nearest(to focus: Int) -> [ActivityStanding] {
    guard count > ActivitiesLine.lifeLimit else { return self }
    func distance(_ place: Int) -> (Int, Int, Int) {
      let distance = self[place].steps.map { $0.distance(to: focus) }.min() ?? .max
      return (distance, self[place].line.startedAt < 0 ? 1 : 0, place)
    }
    let nearest = indices.inOrder { distance($0) < distance($1) }.prefix(ActivitiesLine.lifeLimit)
    return nearest.inOrder().map { self[$0] }
  }
}

extension ActivityStanding {
  /// Returns the line of the life: its beginning, and as many steps around an event as fit.
  fileprivate func told(showing shown: Range<Int>, focus: Int?) -> ActivityLine {
    var line = line
    let limit = ActivitiesLine.stepLimit
    var chosen = Array(steps.indices)
    if steps.count > limit {
      let target = focus ?? .max
      let middle = steps.lastIndex { $0.events.lowerBound <= target } ?? 0
      // Two thirds of the steps come before the event, because they explain it.
      let first = Swift.min(Swift.max(0, middle - limit * 2 / 3), steps.count - (limit - 2))
      chosen = first < 2 ? Array(0..<limit) : [0, 1] + Array(first..<first + limit - 2)
    }
    var next = 0
    for place in chosen {
      var step = steps[place].told(showing: shown, focus: focus)
      step.omitted = Int64(place - next)
      next = place + 1
      line.steps.append(step)
    }
    line.omitted = Int64(steps.count - next)
    return line
  }
}

extension ActivityStanding.OpenStep {
  fileprivate func distance(to event: Int) -> Int {
    events.contains(event)
      ? 0 : Swift.min(abs(events.lowerBound - event), abs(events.upperBound - event))
  }

  fileprivate func told(showing shown: Range<Int>, focus: Int?) -> ActivityStepLine {
    var line = line
    if shown.contains(events.lowerBound) {
      line.event = Int64(events.lowerBound - shown.lowerBound)
    }
    line.isBreaking = focus.map { events.contains($0) } ?? false
    var results = results
    if let obstacle, !hasEffect {
      line.outcome = obstacle.outcome
      results.insert(obstacle.reason, at: 0)
    } else if let obstacle {
      results.append("although \(obstacle.reason)")
    } else if !hasEffect, line.source != .time, line.source != .phone {
      let waits = line.phase == .pending
      line.outcome = waits ? .taken : .unexplained
      results.append(
        waits ? "is kept for its start" : "has no effect, for no known reason"
      )
    }
    line.result = results.joined(separator: "; ")
    return line
  }
}

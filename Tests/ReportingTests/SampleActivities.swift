import RunRecord
import WidgetModel

/// Two Live Activities that share the Dynamic Island, one of them cut, and one that is refused.
enum SampleActivities {
  static var line: ActivitiesLine {
    var line = ActivitiesLine()
    line.hasIsland = true
    line.end = Interval.hours(24).microseconds
    line.lives = [eaten, short, refused]
    line.omitted = 2
    return line
  }

  private static var eaten: ActivityLine {
    var life = ActivityLine()
    (life.start, life.end, life.departure) = (.app, .age, .limit)
    (life.startedAt, life.endedAt, life.leftAt) = (0, 28_800_000_000, 43_200_000_000)
    life.steps = [
      step(0, "start", phase: .active, place: .compact, content: 0, event: 1),
      step(60, "island", .phone, phase: .active, place: .attached, content: 0, event: 3),
      step(120, "update", .app, .ignored, phase: .active, place: .attached, content: 0),
      step(28_800, "active for 8h", .time, phase: .ended, content: 41, event: 27),
      step(43_200, "dismissal", .time, content: -1, event: 28),
    ]
    life.steps[2].result = "its content is <b>4m</b> older than what is shown"
    life.steps[3].omitted = 40
    life.steps[3].isBreaking = true
    return life
  }

  private static var short: ActivityLine {
    var life = ActivityLine()
    (life.number, life.start, life.departure) = (1, .push, .person)
    (life.startedAt, life.leftAt) = (60_000_000, 28_800_000_000)
    life.steps = [
      step(60, "push: start", .push, phase: .active, place: .detached, content: 0, event: 3),
      step(28_800, "swiped away", .person, content: -1, event: 26),
    ]
    life.steps[0].alert = .expanded
    return life
  }

  private static var refused: ActivityLine {
    var life = ActivityLine()
    life.number = 2
    life.steps = [step(90, "start", .app, .refused, content: -1, event: 4)]
    life.steps[0].result = "visibility: the app is not in the foreground"
    return life
  }

  private static func step(
    _ seconds: Int64,
    _ name: String,
    _ source: ActivityStepLine.Source = .app,
    _ outcome: ActivityStepLine.Outcome = .taken,
    phase: ActivityStepLine.Phase = .absent,
    place: ActivityStepLine.Place = .none,
    content: Int64,
    event: Int64 = -1
  ) -> ActivityStepLine {
    var step = ActivityStepLine()
    step.at = seconds * 1_000_000
    (step.name, step.source, step.outcome) = (name, source, outcome)
    (step.phase, step.place, step.content, step.event) = (phase, place, content, event)
    return step
  }
}

import WidgetModel

@testable import Clauses

extension TraceBuilder {
  /// The app asks for an activity.
  func asksForActivity(_ id: Int = 0, _ content: ActivityContent = ActivityContent())
    -> TraceBuilder
  {
    input(.activities(.started(ActivityID(id), content)))
  }

  /// The app asks for an activity, which is started.
  func startsActivity(_ id: Int = 0, _ content: ActivityContent = ActivityContent()) -> TraceBuilder
  {
    asksForActivity(id, content).turnsActivity(id, .active).showsActivity(id, 0)
  }

  /// The app is in the foreground.
  func inFront(_ isOn: Bool = true) -> TraceBuilder { input(.foreground(isOn)) }

  /// The app updates an activity.
  func updatesActivity(_ id: Int = 0, _ content: ActivityContent = ActivityContent())
    -> TraceBuilder
  {
    input(.activities(.updated(ActivityID(id), content)))
  }

  /// The app ends an activity.
  func endsActivity(_ id: Int = 0, _ policy: DismissalPolicy = .byDefault) -> TraceBuilder {
    input(.activities(.ended(ActivityID(id), policy))).turnsActivity(id, .ended)
  }

  /// An activity is in another phase.
  func turnsActivity(_ id: Int = 0, _ phase: ActivityPhase) -> TraceBuilder {
    effect(.activities(.changed(ActivityID(id), phase)))
  }

  /// An activity shows other content.
  func showsActivity(_ id: Int = 0, _ content: Int) -> TraceBuilder {
    effect(.activities(.shown(ActivityID(id), content: Int32(content))))
  }

  /// An activity is refused.
  func refusesActivity(_ id: Int = 0, _ reason: ActivityError) -> TraceBuilder {
    effect(.activities(.refused(ActivityID(id), reason)))
  }

  /// The Dynamic Island shows activities.
  func island(_ attached: Int?, _ detached: Int? = nil) -> TraceBuilder {
    effect(
      .activities(
        .island(
          attached: attached.map { ActivityID($0) },
          detached: detached.map { ActivityID($0) }
        )
      )
    )
  }
}

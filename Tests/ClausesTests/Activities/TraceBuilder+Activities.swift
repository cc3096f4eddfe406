import WidgetModel

@testable import Clauses

extension TraceBuilder {
  /// The app asks for an activity.
  func asksForActivity(
    _ id: Int = 0,
    _ content: ActivityContent = ActivityContent(),
    request: ActivityRequest = ActivityRequest()
  ) -> TraceBuilder {
    input(.activities(.started(ActivityID(id), content, request)))
  }

  /// The app asks for an activity, which is started.
  func startsActivity(
    _ id: Int = 0,
    _ content: ActivityContent = ActivityContent(),
    request: ActivityRequest = ActivityRequest()
  ) -> TraceBuilder {
    asksForActivity(id, content, request: request).turnsActivity(id, .active).showsActivity(id, 0)
  }

  /// The app is in the foreground.
  func inFront(_ isOn: Bool = true) -> TraceBuilder { input(.foreground(isOn)) }

  /// The app updates an activity.
  func updatesActivity(
    _ id: Int = 0,
    _ content: ActivityContent = ActivityContent(),
    age: Interval = .zero
  ) -> TraceBuilder {
    input(.activities(.updated(ActivityID(id), content, age: age)))
  }

  /// The app ends an activity.
  func endsActivity(_ id: Int = 0, _ policy: DismissalPolicy = .byDefault) -> TraceBuilder {
    input(.activities(.ended(ActivityID(id), policy))).turnsActivity(id, .ended)
  }

  /// Moves an activity to another phase.
  func turnsActivity(_ id: Int = 0, _ phase: ActivityPhase) -> TraceBuilder {
    effect(.activities(.changed(ActivityID(id), phase)))
  }

  /// An activity shows other content.
  func showsActivity(_ id: Int = 0, _ content: Int) -> TraceBuilder {
    effect(.activities(.shown(ActivityID(id), content: Int32(content))))
  }

  func refusesActivity(_ id: Int = 0, _ reason: ActivityError) -> TraceBuilder {
    effect(.activities(.refused(ActivityID(id), reason)))
  }

  func endsAtOnce(_ id: Int) -> TraceBuilder {
    turnsActivity(id, .ended).turnsActivity(id, .dismissed)
  }

  func pushes(
    _ event: ActivityPush.Event,
    to id: Int = 0,
    _ address: ActivityPush.Address = .token,
    isOpportunistic: Bool = false,
    isUnreadable: Bool = false
  ) -> TraceBuilder {
    let push = ActivityPush(
      event,
      to: ActivityID(id),
      address,
      isOpportunistic: isOpportunistic,
      isUnreadable: isUnreadable
    )
    return input(.activities(.pushed(push)))
  }

  /// The person is alerted to an activity.
  func alerts(_ id: Int = 0, _ presentation: AlertPresentation = .expanded) -> TraceBuilder {
    effect(.activities(.alerted(ActivityID(id), presentation)))
  }

  /// A person taps an activity.
  func tapsActivity(
    _ id: Int = 0,
    url: Int32 = 0,
    button: Int32 = 0,
    inCarPlay isInCarPlay: Bool = false
  ) -> TraceBuilder {
    input(
      .activities(.tapped(ActivityID(id), url: url, button: button, inCarPlay: isInCarPlay))
    )
  }

  func leads(_ id: Int = 0, _ destination: Destination) -> TraceBuilder {
    effect(.activities(.led(ActivityID(id), destination)))
  }

  /// An activity gets a push token.
  func token(_ id: Int = 0) -> TraceBuilder { effect(.activities(.tokenGiven(ActivityID(id)))) }

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

extension ActivityRequest {
  /// An activity with a token of its own.
  static let takingPushes = ActivityRequest(pushType: .token)

  /// An activity of the app's channel.
  static let ofChannel = ActivityRequest(pushType: .channel)
}

extension ActivityPush.Event {
  /// Content that is as new as possible.
  static let update = ActivityPush.Event.update(ActivityContent(), age: .zero)
}

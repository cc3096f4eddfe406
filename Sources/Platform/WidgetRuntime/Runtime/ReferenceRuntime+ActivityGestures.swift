import WidgetModel

// Gestures of a person on Live Activities, and changes of the phone that shows them.
extension ReferenceRuntime {
  /// Dismisses an activity that a person swiped away, which also ends it (LA-08).
  mutating func swipe(_ id: ActivityID, _ effects: inout [Effect]) {
    guard let place = visiblePlace(of: id), passes(.swipeDismisses, true) else { return }
    dismiss(at: place, &effects)
  }

  /// Handles a tap on an activity.
  ///
  /// It runs the intent of the tapped button, on a locked phone after authentication (VW-06,
  /// VW-09). Elsewhere it opens the app, with the tapped URL or as a user activity (LA-19, LA-20).
  /// In CarPlay it has no effect (LA-41).
  func tap(
    _ id: ActivityID,
    url: Int32,
    button: Int32,
    inCarPlay isInCarPlay: Bool,
    _ effects: inout [Effect]
  ) {
    guard visiblePlace(of: id) != nil, !passes(.carPlayTapsRest, isInCarPlay) else { return }
    // Before iOS 17 a button is not interactive, and the tap opens the app like any other.
    if button != 0, numbers.isInteractive {
      guard passes(.activityButtonActs, true) else { return }
      let destination: Destination =
        passes(.lockedButtonAuthenticates, core.phone.isLocked) ? .authentication : .intent(button)
      return effects.append(.activities(.led(id, destination)))
    }
    guard passes(.activityTapLeads, true) else { return }
    let destination: Destination =
      passes(.activityURLIsFollowed, url != 0) ? .widgetURL(url) : .app
    effects.append(.activities(.led(id, destination)))
  }

  /// Ends a transient activity that a person collapses (LA-31).
  mutating func collapse(_ id: ActivityID, _ effects: inout [Effect]) {
    guard let place = visiblePlace(of: id) else { return }
    let activity = core.activities[place]
    let isOver = passes(.collapseEndsTransient, activity.style == .transient)
    if isOver, activity.isRunning { leave(id, &effects) }
  }

  /// Ends the transient activities when the phone is locked (LA-31).
  mutating func endTransientActivities(_ effects: inout [Effect]) {
    for activity in core.activities
    where activity.isRunning && passes(.lockEndsTransient, activity.style == .transient) {
      leave(activity.id, &effects)
    }
  }

  /// Ends an activity and dismisses it at once (AS-16).
  private mutating func leave(_ id: ActivityID, _ effects: inout [Effect]) {
    end(id, .immediate, &effects)
    nextActivity = .start
  }

  /// Ends the running activities when the person changes the setting for frequent pushes (LA-24).
  mutating func allowFrequentPushes(_ isOn: Bool, _ effects: inout [Effect]) {
    guard isOn != core.phone.allowsFrequentPushes else { return }
    core.phone.allowsFrequentPushes = isOn
    for activity in core.activities
    where activity.isRunning && passes(.settingEndsActivities, true) {
      end(activity.id, .byDefault, &effects)
    }
  }

  /// Returns the index of an activity that a person can see.
  private func visiblePlace(of id: ActivityID) -> Int? {
    place(of: id).flatMap { core.activities[$0].phase == .pending ? nil : $0 }
  }
}

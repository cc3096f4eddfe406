import WidgetModel

// Gestures of a person on Live Activities, and changes of the phone that shows them.
extension ActivityMachine {
  /// Dismisses an activity that a person swiped away, which also ends it (LA-08).
  mutating func swipe(_ id: ActivityID, _ core: inout RuntimeCore<some RuntimeDecisions>) {
    guard let place = visiblePlace(of: id), core.passes(.swipeDismisses, true) else { return }
    dismiss(at: place, &core)
  }

  /// Handles a tap on an activity, without effect in CarPlay (LA-41).
  ///
  /// It runs the tapped button's intent, on a locked phone after authentication (VW-06, VW-09), or
  /// opens the app with the tapped URL or as a user activity (LA-19, LA-20).
  func tap(
    _ id: ActivityID,
    url: Int32,
    button: Int32,
    inCarPlay isInCarPlay: Bool,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) {
    guard visiblePlace(of: id) != nil, !core.passes(.carPlayTapsRest, isInCarPlay) else { return }
    // Before iOS 17 a button is not interactive, and the tap opens the app like any other.
    if button != 0, core.numbers.isInteractive {
      guard core.passes(.activityButtonActs, true) else { return }
      let isLocked = core.state.phone.isLocked
      let destination: Destination =
        core.passes(.lockedButtonAuthenticates, isLocked) ? .authentication : .intent(button)
      return core.effects.append(.activities(.led(id, destination)))
    }
    guard core.passes(.activityTapLeads, true) else { return }
    let destination: Destination =
      core.passes(.activityURLIsFollowed, url != 0) ? .widgetURL(url) : .app
    core.effects.append(.activities(.led(id, destination)))
  }

  /// Ends a transient activity that a person collapses (LA-31).
  mutating func collapse(_ id: ActivityID, _ core: inout RuntimeCore<some RuntimeDecisions>) {
    guard let place = visiblePlace(of: id) else { return }
    let activity = all[place]
    let isOver = core.passes(.collapseEndsTransient, activity.style == .transient)
    if isOver, activity.isRunning { leave(id, &core) }
  }

  /// Ends the transient activities when the phone is locked (LA-31).
  mutating func endTransient(_ core: inout RuntimeCore<some RuntimeDecisions>) {
    for activity in all
    where activity.isRunning && core.passes(.lockEndsTransient, activity.style == .transient) {
      leave(activity.id, &core)
    }
  }

  /// Ends an activity and dismisses it at once (AS-16).
  private mutating func leave(_ id: ActivityID, _ core: inout RuntimeCore<some RuntimeDecisions>) {
    end(id, .immediate, &core)
    visitAll()
  }

  /// Ends the running activities when the person changes the setting for frequent pushes (LA-24).
  mutating func allowFrequentPushes(_ isOn: Bool, _ core: inout RuntimeCore<some RuntimeDecisions>)
  {
    guard isOn != core.state.phone.allowsFrequentPushes else { return }
    core.state.phone.allowsFrequentPushes = isOn
    for activity in all
    where activity.isRunning && core.passes(.settingEndsActivities, true) {
      end(activity.id, .byDefault, &core)
    }
  }

  private func visiblePlace(of id: ActivityID) -> Int? {
    place(of: id).flatMap { all[$0].phase == .pending ? nil : $0 }
  }
}

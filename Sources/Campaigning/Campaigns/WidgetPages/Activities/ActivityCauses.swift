import RunRecord
import WidgetModel

/// Determines why a Live Activity starts, ends and leaves the screen.
enum ActivityCauses {
  static func start(_ input: Input?) -> ActivityLine.Cause {
    switch input {
    case .activities(.started)?: .app
    case .activities(.pushed)?: .push
    default: .unknown
    }
  }

  /// Returns the reason why it ends now.
  static func end(
    _ standing: ActivityStanding,
    _ input: Input?,
    at now: Instant,
    _ profile: Profile
  ) -> ActivityLine.Cause {
    switch input {
    case .activities(.ended)?: return .app
    case .activities(.pushed(let push))?: if case .end = push.event { return .push }
    case .activities(.swiped)?: return .person
    case .activities(.collapsed)?, .locked(true)?, .rebooted?: return .attention
    case .activities(.frequentPushesAllowed)?: return .setting
    default: break
    }
    let isOfAge = now - standing.started >= profile.interval(.activityActiveLimit)
    return isOfAge ? .age : .unknown
  }

  /// Returns the reason why it leaves the screen now.
  static func departure(
    _ standing: ActivityStanding,
    _ input: Input?,
    _ event: TraceEvent,
    _ profile: Profile
  ) -> ActivityLine.Cause {
    switch input {
    case .activities(.swiped)?: return .person
    case .activities(.collapsed)?, .locked(true)?, .rebooted?: return .attention
    case .appInstalled(false)?: return .deletion
    case .activities(.ended)? where standing.phase == .pending: return .app
    default: break
    }
    guard standing.phase == .ended else { return .unknown }
    switch standing.policy {
    case (.immediate, _)?: return .date
    case (.after(let time), let wall)? where event.wall >= wall + time: return .date
    default: break
    }
    let limit = profile.interval(.activityEndedLimit).microseconds
    return event.instant.microseconds - standing.line.endedAt >= limit ? .limit : .unknown
  }
}

import Foundation
import WidgetModel

extension Activity {
  /// Takes what the runtime does about the activity.
  ///
  /// Source: LA-06, LA-08, LA-28.
  func take(_ effect: ActivityEffect) {
    switch effect {
    case .changed(_, let phase): take(ActivityState(phase))
    case .tokenGiven:
      let token = Data(id.utf8)
      withPresent { $0.token = token }
      tokenListeners.send(token)
    case .refused, .shown, .island, .alerted, .led: break
    }
  }

  private func take(_ state: ActivityState) {
    let isNew = withPresent { present in
      defer { present.told = state }
      return present.told != state
    }
    if isNew { stateListeners.send(state) }
    if state == .ended || state == .dismissed { contentListeners.finish() }
    guard state == .dismissed else { return }
    stateListeners.finish()
    tokenListeners.finish()
  }
}

extension ActivityState {
  /// The state of a phase.
  init(_ phase: ActivityPhase) {
    self =
      switch phase {
      case .pending: .pending
      case .active: .active
      case .stale: .stale
      case .ended: .ended
      case .dismissed: .dismissed
      }
  }
}

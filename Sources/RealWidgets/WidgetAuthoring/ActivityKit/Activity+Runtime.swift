import Foundation
import WidgetModel

extension Activity {
  /// Applies an effect of the runtime (LA-06, LA-08, LA-28).
  func apply(_ effect: ActivityEffect) {
    switch effect {
    case .changed(_, let phase): apply(ActivityState(phase))
    case .tokenGiven:
      let token = Data(id.utf8)
      withPresent { $0.token = token }
      tokenListeners.send(token)
    case .shown: takePushed()
    case .refused, .island, .alerted, .led: break
    }
  }

  func awaitContent() { withPresent { $0.awaitsContent = true } }

  /// Shows the contents that the code has shown, in turn: a server's content is unknown.
  private func takePushed() {
    let known = ActivityRegistry.shared.contents(of: Attributes.self).map(\.1)
    let pushed = withPresent { present -> ActivityContent<ContentState>? in
      guard present.awaitsContent, !known.isEmpty else { return nil }
      present.awaitsContent = false
      present.pushes += 1
      present.content = known[present.pushes % known.count]
      return present.content
    }
    if let pushed { contentListeners.send(pushed) }
  }

  private func apply(_ state: ActivityState) {
    let isNew = withPresent { present in
      defer { present.told = state }
      return present.told != state
    }
    if isNew { stateListeners.send(state) }
    if state == .ended || state == .dismissed { contentListeners.finish() }
    // An ended activity can still be dismissed, so its states continue.
    guard state == .dismissed else { return }
    stateListeners.finish()
    tokenListeners.finish()
  }
}

extension ActivityState {
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

import WidgetModel

extension Mutant {
  static let broadcastReachesChannel: [Mutant] = [
    Mutant(
      "LA-29.first",
      breaks: .broadcastReachesChannel,
      "A broadcast reaches the first activity of the channel alone.",
      editing: { step in
        guard case .activities(.pushed(let push)) = step.input, push.address == .channel
        else { return }
        var isFirst = true
        step.effects = step.dropping { effect in
          guard case .activities(.shown) = effect else { return false }
          defer { isFirst = false }
          return !isFirst
        }
      }
    ),
    Mutant(
      "LA-29.to-all",
      breaks: .broadcastReachesChannel,
      "A broadcast reaches every activity of the app.",
      deciding: .turning(.pushReaches) { _ in true }
    ),
    Mutant(
      "LA-29.off-air",
      breaks: .broadcastReachesChannel,
      "No broadcast is heard.",
      deciding: .counting(.broadcastChannels) { _ in 0 }
    ),
  ]
}

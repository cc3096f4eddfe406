@_spi(Hosting) import WidgetAuthoring
import WidgetModel

extension HostedWidgets {
  /// Taps the button of a Live Activity that the run asks about, if there is one.
  func tapButton(in drawings: Drawings, of request: Request) async {
    guard let number = hostEnvironment.buttonOfActivity, hostEnvironment.activityTap == nil else {
      return
    }
    var buttons: [any HostedIntent] = []
    for target in drawings.flatMap({ $0.rendering.targets }) {
      guard case .intent(let intent) = target, !buttons.contains(where: { $0.text == intent.text })
      else { continue }
      buttons.append(intent)
    }
    guard buttons.indices.contains(number) else { return }
    let intent = buttons[number]
    hostEnvironment.intentsRunning += 1
    hostEnvironment.watchAction(of: request.id)
    defer {
      hostEnvironment.endAction(of: request.id)
      hostEnvironment.intentsRunning -= 1
    }
    // Only the tap's effects matter here, not its error.
    try? await intent.run()
    hostEnvironment.activityTap = ActivityTap(
      intent: intent.type,
      hasActed: intent.onlyOpens || intent.comesToFront
        || hostEnvironment.action(of: request.id)?.hasActed == true
    )
  }
}

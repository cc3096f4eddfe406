@_spi(Hosting) import WidgetAuthoring
import WidgetModel

extension HostedWidgets {
  /// Taps on the button of a Live Activity of which the run is to know what it does, where there is such a button.
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
    // What it throws is nobody's to hear here.
    try? await intent.run()
    hostEnvironment.activityTap = ActivityTap(
      intent: intent.type,
      hasActed: intent.onlyOpens || intent.comesToFront
        || hostEnvironment.action(of: request.id)?.hasActed == true
    )
  }
}

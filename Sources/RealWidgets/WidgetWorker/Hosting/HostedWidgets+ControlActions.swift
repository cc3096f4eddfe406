@_spi(Hosting) import WidgetAuthoring
import WidgetModel

extension HostedWidgets {
  /// Runs the action of a control, for a toggle with the value to set, and records an error that
  /// only its own code caused.
  func perform(_ control: any HostedControl, isOn: Bool, for request: Request) async throws {
    hostEnvironment.watchAction(of: request.id)
    do {
      try await control.perform(isOn: isOn)
    } catch {
      if let action = hostEnvironment.action(of: request.id), let intent = action.intent,
        action.isAlone
      {
        let value = HostedWidgets.isToggled(intent) ? isOn ? 1 : 0 : 2
        record(
          SideEffect(.controlIntentThrew, amount: Int64(value), text: "\(intent): \(error)"),
          in: intent,
          of: request
        )
      }
      hostEnvironment.endAction(of: request.id)
      throw error
    }
  }

  /// Records if a toggle shows the value that was set, provided only the code decides it (CT-02,
  /// CT-05).
  ///
  /// The system asks for the value soon after the intent returns. The code's effects meanwhile are
  /// not reported, since they belong to no request.
  func noteSetValue(_ isOn: Bool, of control: any HostedControl, after request: Request) async {
    defer { hostEnvironment.endAction(of: request.id) }
    guard let intent = hostEnvironment.action(of: request.id)?.intent,
      HostedWidgets.isToggled(intent), hostEnvironment.action(of: request.id)?.isAlone == true
    else { return }
    // One second of virtual time, after which the system asks for the value.
    try? await Task.sleep(nanoseconds: 1_000_000_000)
    let drawn = await CurrentRequest.$isUnheard.withValue(true) { () async -> ViewTree? in
      guard hostEnvironment.lastBegun == request.id, let drawing = try? await control.drawing(),
        hostEnvironment.lastBegun == request.id
      else { return nil }
      let environment = environment(for: request, appearance: surroundings.appearance)
      return withRenderer { drawing.draw($0, environment) }.tree
    }
    guard let drawn, hostEnvironment.action(of: request.id)?.hasAsked == false,
      let toggle = drawn.nodes.first(where: { $0.kind == .toggle }),
      !drawn.attributes.contains(where: { $0.name == .disabled && $0.value == "true" })
    else { return }
    record(
      SideEffect(
        .controlToggled,
        amount: toggle.isOn == isOn ? 1 : 0,
        text: "\(intent), set to \(isOn ? "on" : "off")"
      ),
      in: intent,
      of: request
    )
  }

  private static func isToggled(_ intent: Any.Type) -> Bool { intent is any SetValueIntent.Type }

  private func record(_ effect: SideEffect, in intent: Any.Type, of request: Request) {
    var effect = effect
    effect.place = CallPlace.function("perform", of: intent)
    hostEnvironment.record(effect, during: request.id)
  }
}

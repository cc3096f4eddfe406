import WidgetModel

/// The button or toggle that a control is drawn as.
struct ControlPart<Label: View, Detail: View>: View {
  typealias Body = Never

  let kind: ViewKind
  let intent: any HostedIntent
  let isOn: Bool
  let label: Label
  let detail: Detail

  static func _make(_ view: Self, _ renderer: Renderer) {
    let target = renderer.number(.intent(view.intent))
    renderer.add(view.kind, target: target, isOn: view.isOn)
    renderer.descend {
      Label._make(view.label, renderer)
      Detail._make(view.detail, renderer)
    }
  }
}

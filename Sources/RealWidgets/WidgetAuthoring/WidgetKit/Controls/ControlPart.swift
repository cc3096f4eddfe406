import WidgetModel

struct ControlPart<Label: View, Detail: View>: View {
  typealias Body = Never

  let kind: ViewKind
  let intent: any HostedIntent
  let isOn: Bool
  let label: Label
  let detail: Detail
  var otherDetail: Detail?
  let place: SourcePlace

  static func _make(_ view: Self, _ renderer: Renderer) {
    let target = renderer.number(.intent(view.intent))
    renderer.add(view.kind, target: target, isOn: view.isOn, place: view.place)
    renderer.noteLostValue(of: view.intent, at: view.place)
    if view.intent.onlyOpens { renderer.addAttribute(.opensApp, "\(view.intent.type)") }
    if view.intent.comesToFront { renderer.addAttribute(.foregroundIntent, "\(view.intent.type)") }
    if view.intent.hasPresetValue { renderer.addAttribute(.presetValue, "true") }
    if let other = view.otherDetail {
      renderer.addAttribute(
        .valueLabels,
        areAlike(view.detail, other, renderer) ? "alike" : "different"
      )
    }
    renderer.descend {
      Label._make(view.label, renderer)
      Detail._make(view.detail, renderer)
    }
  }

  /// Returns true if two labels draw the same tree (CT-09).
  private static func areAlike(_ one: Detail, _ other: Detail, _ renderer: Renderer) -> Bool {
    let drawings = [one, other].map { Renderer().render($0, in: renderer.environment).tree }
    return drawings[0] == drawings[1]
  }
}

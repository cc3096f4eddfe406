import WidgetModel

@testable import Clauses

extension TraceBuilder {
  /// Begins a run with one control of kind 7 that has a push handler, and no widget.
  func withControl(
    _ control: ControlDeclaration = ControlDeclaration(.toggle),
    promptsForConfiguration: Bool = false
  ) -> TraceBuilder {
    with {
      $0.placements = []
      $0.widgets = [
        WidgetDeclaration(
          kind: 7,
          isPushEnabled: true,
          name: "",
          promptsForConfiguration: promptsForConfiguration,
          control: control
        ),
        WidgetDeclaration(kind: 8, isPushEnabled: false, name: ""),
      ]
    }
  }

  func controls(_ input: ControlInput) -> TraceBuilder { self.input(.controls(input)) }

  func addsControl() -> TraceBuilder { controls(.added(WidgetID(0))) }

  func tapsControl() -> TraceBuilder { controls(.tapped(WidgetID(0))) }

  func showsControl(_ state: ControlState) -> TraceBuilder {
    effect(.controls(.shown(WidgetID(0), state)))
  }

  func leadsControl(_ destination: Destination) -> TraceBuilder {
    effect(.controls(.led(WidgetID(0), destination)))
  }

  /// The subject asks for the configuration of a widget.
  func prompts(_ widget: Int = 0) -> TraceBuilder { effect(.prompted(WidgetID(widget))) }

  /// The subject asks for the control's value.
  func asksForValue(_ request: Int, of widget: Int = 0) -> TraceBuilder {
    effect(.requested(RequestID(request), .control, .unplaced(WidgetID(widget))))
  }

  /// The subject runs the control's intent.
  func runsAction(_ request: Int, isOn: Bool = false, intent: Int = 1) -> TraceBuilder {
    let subject = RequestSubject.unplaced(WidgetID(0), intent: intent, isOn: isOn)
    return effect(.requested(RequestID(request), .controlAction, subject))
  }

  /// The control exists, and shows the value that its code gave to request 0.
  func hasControl(_ isOn: Bool) -> TraceBuilder {
    addsControl().showsControl(.preview).asksForValue(0).answered(0, .value(isOn))
      .showsControl(ControlState(isOn: isOn))
  }
}

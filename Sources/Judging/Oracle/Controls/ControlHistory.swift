import WidgetModel

struct ControlHistory {
  let widget: WidgetID

  let declaration: WidgetDeclaration

  /// True if a person has added it.
  var isPresent = false

  /// The last value that its code gave.
  var given: Bool?

  /// The value set by a tap, until its code gives one or its intent fails (AS-18).
  var flipped: Bool?

  var displayed: ControlState?

  var valueRequest: Int?

  /// True if its value was requested again since that request.
  var isCalledFor = false

  /// The time at which its value request failed, or `nil` once it was requested again.
  var failed: Instant?

  init(_ widget: WidgetID, _ declaration: WidgetDeclaration) {
    self.widget = widget
    self.declaration = declaration
  }

  var hasValue: Bool { declaration.control.form == .toggle }

  /// The state to show: that of a tap, otherwise of its code, otherwise the preview.
  var state: ControlState { (flipped ?? given).map(ControlState.init) ?? .preview }
}

extension Setup {
  var controls: [ControlHistory] {
    widgets.indices.filter { widgets[$0].control.form != .none }
      .map { ControlHistory(WidgetID($0), widgets[$0]) }
  }
}

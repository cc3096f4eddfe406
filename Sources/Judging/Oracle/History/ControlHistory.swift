import WidgetModel

/// What happened to an installed control, as far as a later question can ask about it.
struct ControlHistory {
  /// Its widget.
  let widget: WidgetID

  /// What its widget's declaration says.
  let declaration: WidgetDeclaration

  /// Whether a person has added it.
  var isPresent = false

  /// The value that its code gave last.
  var given: Bool?

  /// The value that a tap gave it, until its code gives one or its intent fails (AS-18).
  var flipped: Bool?

  /// What it was last said to show.
  var displayed: ControlState?

  /// The number of the request for its value under way.
  var valueRequest: Int?

  /// Whether its value was called for since that request.
  var isCalledFor = false

  /// When its value could not be had, `nil` once it was asked for since.
  var failed: Instant?

  init(_ widget: WidgetID, _ declaration: WidgetDeclaration) {
    self.widget = widget
    self.declaration = declaration
  }

  /// Whether it has a value.
  var hasValue: Bool { declaration.control.form == .toggle }

  /// What it is to show: what a tap says, else its code, else its preview.
  var state: ControlState { (flipped ?? given).map(ControlState.init) ?? .preview }
}

extension Setup {
  /// The controls, each as nobody has added it yet.
  var controls: [ControlHistory] {
    widgets.indices.filter { widgets[$0].control.form != .none }
      .map { ControlHistory(WidgetID($0), widgets[$0]) }
  }
}

import WidgetModel

/// An installed control as the runtime knows it.
public struct InstalledControl: Hashable, Sendable {
  /// Its widget.
  public let widget: WidgetID
  /// What its widget's declaration says.
  public let declaration: WidgetDeclaration
  /// Whether a person has added it.
  public var isAdded = false
  /// The value that its code gave last, `nil` before the first.
  public var value: Bool?
  /// What it shows.
  public var shown = ControlState.preview
  /// The request for its value under way.
  public var request: RequestID?
  /// Whether its value is to be asked for again once that request has ended.
  public var isAskedAgain = false
  /// When its value is asked for again after a failure (CT-04).
  public var retry: Instant?

  /// Creates a control that nobody has added.
  public init(_ widget: WidgetID, _ declaration: WidgetDeclaration) {
    self.widget = widget
    self.declaration = declaration
  }

  /// Whether it has a value.
  public var isToggle: Bool { declaration.control.form == .toggle }

  /// The controls among some widgets.
  static func all(of widgets: [WidgetDeclaration]) -> [InstalledControl] {
    widgets.enumerated().filter { $0.element.control.form != .none }
      .map { InstalledControl(WidgetID($0.offset), $0.element) }
  }

  /// Forgets all but what its declaration says.
  mutating func forget() { self = InstalledControl(widget, declaration) }
}

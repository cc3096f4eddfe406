import WidgetModel

/// An installed control in the runtime's state.
public struct InstalledControl: Hashable, Sendable {
  /// The control's widget.
  public let widget: WidgetID
  /// The widget's declaration.
  public let declaration: WidgetDeclaration
  /// True if a person has added it.
  public var isAdded = false
  /// The last value that its code gave, or `nil` before the first.
  public var value: Bool?
  /// The state that it shows.
  public var shown = ControlState.preview
  /// The request for its value that is under way.
  public var request: RequestID?
  /// True if its value has to be requested again once that request has ended.
  public var isAskedAgain = false
  /// The time at which its value is requested again after a failure (CT-04).
  public var retry: Instant?

  /// Creates a control that nobody has added.
  public init(_ widget: WidgetID, _ declaration: WidgetDeclaration) {
    self.widget = widget
    self.declaration = declaration
  }

  /// True if it has a value.
  public var isToggle: Bool { declaration.control.form == .toggle }

  mutating func forget() { self = InstalledControl(widget, declaration) }
}

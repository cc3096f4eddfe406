/// The part of a widget's declaration that concerns controls.
public struct ControlDeclaration: Hashable, Sendable {
  /// The form of a control.
  public enum Form: String, CaseIterable, Hashable, Sendable {
    /// Not a control but a widget with timelines.
    case none
    case toggle
    /// A button, which runs an intent.
    case button
    /// A button that opens the app (CT-07).
    case opener
  }

  /// The form of the control.
  public var form = Form.none

  /// True if its intent requires an authenticated person (CT-12).
  public var needsAuthentication = false

  /// Creates the declaration of a widget that is not a control.
  public init() {}

  /// Creates the declaration of a control.
  public init(_ form: Form, needsAuthentication: Bool = false) {
    self.form = form
    self.needsAuthentication = needsAuthentication
  }
}

extension ControlDeclaration: Archivable {
  /// Lists the fields for an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.choice("form", &form)
    try archive.flag("needsAuthentication", &needsAuthentication)
  }
}

/// What a widget's declaration says of it when it is a control.
public struct ControlDeclaration: Hashable, Sendable {
  /// What a control is.
  public enum Form: String, CaseIterable, Hashable, Sendable {
    /// No control: a widget with timelines.
    case none
    /// A toggle, which has a value.
    case toggle
    /// A button, which runs an intent.
    case button
    /// A button that opens the app (CT-07).
    case opener
  }

  /// What it is.
  public var form = Form.none

  /// Whether its intent needs a person who has authenticated (CT-12).
  public var needsAuthentication = false

  /// Creates the declaration of what is no control.
  public init() {}

  /// Creates the declaration of a control.
  public init(_ form: Form, needsAuthentication: Bool = false) {
    self.form = form
    self.needsAuthentication = needsAuthentication
  }
}

extension ControlDeclaration: Archivable {
  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.choice("form", &form)
    try archive.flag("needsAuthentication", &needsAuthentication)
  }
}

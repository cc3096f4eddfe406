import WidgetModel

/// Data that the widgets' code asked for and that no fixture provides.
public struct OutsideDataLine: Archivable {
  /// The kind of data.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A network response; the name is the method and the URL without its query.
    case answer
    /// A value of shared defaults; the name is the suite, a space and the key.
    case value
    /// A file of an app group's container; the name is the group, a slash and the path.
    case file
    /// Models of a store, named `MODEL of STORE`; the type is set if some were synthesized.
    case models
  }

  /// The kind of data.
  public var kind = Kind.answer
  /// The name; its form depends on the kind.
  public var name = ""
  /// The type that the code decoded, empty if unknown.
  public var type = ""
  /// Synthesized values of the type, as JSON or base64; empty if there are none.
  public var sample = ""
  /// True if the sample is base64, because it is not JSON.
  public var isEncoded = false
  /// True if the sample is a value of a defaults file, not the JSON of bytes.
  public var isStored = false

  /// The line's rank for its value, lower for more information: a sample beats none, JSON plain
  /// text.
  public var vagueness: Int {
    if sample.isEmpty { return type.isEmpty ? 3 : 2 }
    return isStored && type == "String" ? 1 : 0
  }

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.choice("kind", &kind, isAlwaysWritten: true)
    try archive.text("name", &name, default: "")
    try archive.text("type", &type, default: "")
    try archive.text("sample", &sample, default: "")
    try archive.flag("isEncoded", &isEncoded)
    try archive.flag("isStored", &isStored)
  }
}

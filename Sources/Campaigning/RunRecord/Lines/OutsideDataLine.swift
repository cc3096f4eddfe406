import WidgetModel

/// Something that the widgets' code asked for and that the user gave no fixture for.
public struct OutsideDataLine: Archivable {
  /// What was asked for.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// An answer of the network; the name is the method and the URL without its query.
    case answer
    /// A value of shared defaults; the name is the suite, a space and the key.
    case value
    /// A file of an app group's container; the name is the group, a slash and the path.
    case file
    /// Models of a store of SwiftData or Core Data; the name is the model's, ` of ` and the store's. The type is the
    /// model's where some were made up.
    case models
  }

  /// What was asked for.
  public var kind = Kind.answer
  /// Which.
  public var name = ""
  /// The type that the code decoded from it, empty where none is known.
  public var type = ""
  /// Values of the type, as JSON or as base64 of bytes that are no JSON; empty where none were made up.
  public var sample = ""
  /// Whether the sample is base64.
  public var isEncoded = false
  /// Whether the sample is a value as a file of defaults holds it, not the JSON of bytes.
  public var isStored = false

  /// How little a line says of what code wants, which decides between several of one value: a sample
  /// says more than none, and the JSON in a text more than that it is a text.
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

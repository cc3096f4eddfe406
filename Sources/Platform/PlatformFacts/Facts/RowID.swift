/// An id that is a case in code, such as `tl18`, and a text such as `TL-18` everywhere else.
public protocol RowID: RawRepresentable, Hashable, Sendable, CustomStringConvertible
where RawValue == String {}

extension RowID {
  /// The id as written in records, reports and files.
  public var text: String {
    let letters = rawValue.prefix { !$0.isNumber }
    return letters.uppercased() + "-" + rawValue.dropFirst(letters.count)
  }

  /// The id as written in records, reports and files.
  public var description: String { text }

  /// Creates an id from its text, ignoring case, or `nil` if there is none.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    self.init(rawValue: parts.joined().lowercased())
  }
}

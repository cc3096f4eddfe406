import Foundation

/// Writes lists as a sentence does.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The locale that chooses the words.
  open var locale = Locale.current
  /// Writes the items that are no texts.
  open var itemFormatter: Formatter?

  /// Creates a formatter.
  public override init() { super.init() }

  /// Creates a formatter from an archive, which is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Writes texts as a list.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }

  /// Writes items as a list.
  open func string(from items: [Any]) -> String? {
    items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
      .formatted(.list(type: .and).locale(locale))
  }

  /// Writes an array as a list, `nil` for anything else.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}

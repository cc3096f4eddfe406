import Foundation

/// Writes how far one date lies from another.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether days have names, as `yesterday`.
  public enum DateTimeStyle: Int, Sendable {
    /// Always numbers.
    case numeric
    /// Names where there are any.
    case named
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// In full.
    case full
    /// In full, with numbers as words.
    case spellOut
    /// Shortened.
    case short
    /// As short as can be.
    case abbreviated
  }

  /// Whether days have names.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written.
  open var unitsStyle = UnitsStyle.full
  /// Where the text stands in a sentence.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar that counts.
  open var calendar: Calendar? = .current
  /// The locale that chooses the words.
  open var locale: Locale? = .current

  /// Creates a formatter.
  public override init() { super.init() }

  /// Creates a formatter from an archive, which is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Writes how far a date lies from another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    Date.AnchoredRelativeFormatStyle(
      anchor: date,
      presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: style,
      locale: locale ?? .current,
      calendar: calendar ?? .current
    ).format(referenceDate)
  }

  /// Writes a length of time, a past one if it is negative.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Writes a length of time by its components.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    let date = (calendar ?? .current).date(byAdding: dateComponents, to: now)
    return localizedString(for: date ?? now, relativeTo: now)
  }

  /// Writes how far a date lies from now, `nil` for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private var style: Date.AnchoredRelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}

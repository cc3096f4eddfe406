import Foundation

/// Writes lengths of time by their units, in English.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// As `1:10:05`.
    case positional
    /// As `1h 10m`.
    case abbreviated
    /// As `1 hr, 10 min`.
    case short
    /// As `1 hour, 10 minutes`.
    case full
    /// As `one hour, ten minutes`.
    case spellOut
    /// As `1hr 10min`.
    case brief
  }

  /// What becomes of units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The behaviours' bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As the style wants it.
    public static let `default` = Self(rawValue: 1)
    /// Those before the first other one are dropped.
    public static let dropLeading = Self(rawValue: 2)
    /// Those between others are dropped.
    public static let dropMiddle = Self(rawValue: 4)
    /// Those after the last other one are dropped.
    public static let dropTrailing = Self(rawValue: 8)
    /// All are dropped.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All stay, and numbers have two digits where the style has positions.
    public static let pad = Self(rawValue: 16)
  }

  /// How units are written.
  open var unitsStyle = UnitsStyle.positional
  /// The units that may be used; none means years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// What becomes of units that are zero.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar that counts.
  open var calendar: Calendar? = .current
  /// The date from which lengths without dates count.
  open var referenceDate: Date?
  /// The number of units at most, 0 for any.
  open var maximumUnitCount = 0
  /// Whether one unit may be written as the next smaller one; it never is here.
  open var collapsesLargestUnit = false
  /// Whether the smallest unit may have a fraction; it never has here.
  open var allowsFractionalUnits = false
  /// Whether `about` stands before the text.
  open var includesApproximationPhrase = false
  /// Whether `remaining` stands after the text.
  open var includesTimeRemainingPhrase = false
  /// Where the text stands in a sentence.
  open var formattingContext = Formatter.Context.unknown

  /// Creates a formatter.
  public override init() { super.init() }

  /// Creates a formatter from an archive, which is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Writes the seconds of a length of time.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e12 else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti.rounded(.towardZero)))
  }

  /// Writes the length of time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = DurationText.units.filter { unitIsAllowed($0.unit) }
    let wanted = Set(units.map(\.component))
    return string(from: (calendar ?? .current).dateComponents(wanted, from: startDate, to: endDate))
  }

  /// Writes the units of components that may be used.
  open func string(from components: DateComponents) -> String? {
    let parts = DurationText.units.filter { unitIsAllowed($0.unit) }
      .compactMap { unit in components.value(for: unit.component).map { (unit, $0) } }
    guard !parts.isEmpty else { return nil }
    var text = DurationText(parts, unitsStyle, zeroFormattingBehavior, maximumUnitCount).text
    if includesApproximationPhrase { text = "about \(text)" }
    if includesTimeRemainingPhrase { text += " remaining" }
    return text
  }

  /// Writes components in a style.
  open class func localizedString(
    from components: DateComponents,
    unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Writes components or seconds, `nil` for anything else.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let number as NSNumber: string(from: number.doubleValue)
    default: nil
    }
  }

  private func unitIsAllowed(_ unit: NSCalendar.Unit) -> Bool {
    allowedUnits.isEmpty ? unit != .weekOfMonth : allowedUnits.contains(unit)
  }
}

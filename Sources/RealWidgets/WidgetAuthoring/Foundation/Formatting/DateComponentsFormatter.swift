import Foundation

/// Formats durations unit by unit, always in English.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable {
    case positional
    case abbreviated
    case short
    case full
    case spellOut
    case brief
  }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let `default` = Self(rawValue: 1)
    public static let dropLeading = Self(rawValue: 2)
    public static let dropMiddle = Self(rawValue: 4)
    public static let dropTrailing = Self(rawValue: 8)
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = Self(rawValue: 16)
  }

  open var unitsStyle = UnitsStyle.positional
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar? = .current
  open var referenceDate: Date?
  open var maximumUnitCount = 0
  /// Ignored: a unit is never merged into the next smaller one.
  open var collapsesLargestUnit = false
  /// Ignored: the smallest unit never has a fraction.
  open var allowsFractionalUnits = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }

  public required init?(coder: NSCoder) { nil }

  /// Formats a duration in seconds, without fractions of a second.
  open func string(from ti: TimeInterval) -> String? {
    // 1e12 seconds are about 31,700 years, longer than any real duration.
    guard ti.isFinite, abs(ti) < 1e12 else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti.rounded(.towardZero)))
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = DurationText.units.filter { unitIsAllowed($0.unit) }
    let wanted = Set(units.map(\.component))
    return string(from: (calendar ?? .current).dateComponents(wanted, from: startDate, to: endDate))
  }

  open func string(from components: DateComponents) -> String? {
    let parts = DurationText.units.filter { unitIsAllowed($0.unit) }
      .compactMap { unit in components.value(for: unit.component).map { (unit, $0) } }
    guard !parts.isEmpty else { return nil }
    var text = DurationText(parts, unitsStyle, zeroFormattingBehavior, maximumUnitCount).text
    if includesApproximationPhrase { text = "about \(text)" }
    if includesTimeRemainingPhrase { text += " remaining" }
    return text
  }

  open class func localizedString(
    from components: DateComponents,
    unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let number as NSNumber: string(from: number.doubleValue)
    default: nil
    }
  }

  private func unitIsAllowed(_ unit: NSCalendar.Unit) -> Bool {
    // Weeks have to be allowed explicitly.
    allowedUnits.isEmpty ? unit != .weekOfMonth : allowedUnits.contains(unit)
  }
}

import Foundation

/// The dates in data that code decoded or read from defaults; single ones describe the record,
/// dates in lists the elements.
@_spi(Hosting) public final class OutsideDates: @unchecked Sendable {
  public static let shared = OutsideDates()

  private let lock = NSLock()
  private var ofRecords: [Int64] = []
  private var ofElements: [Int64] = []

  private var hasCurrency = false

  private static let recordLimit = 16

  private static let elementLimit = 256

  private static let depthLimit = 2

  public func begin() {
    lock.withLock {
      ofRecords.removeAll()
      ofElements.removeAll()
      hasCurrency = false
    }
  }

  /// True if a record has a property whose name contains "currency".
  public var namesCurrency: Bool { lock.withLock { hasCurrency } }

  /// The dates of records, without duplicates, in order of arrival, in microseconds since 1970.
  public var dates: [Int64] { lock.withLock { ofRecords } }

  public var datesOfElements: [Int64] { lock.withLock { ofElements } }

  /// Returns true if a date came with a record in a run with synthesized data, so that lying in the
  /// future means nothing.
  public func mayBeSynthesized(_ date: Date) -> Bool {
    guard OutsideData.shared.hasSynthesized else { return false }
    let microseconds = Int64(date.timeIntervalSince1970) * 1_000_000
    return lock.withLock { ofRecords.contains(microseconds) || ofElements.contains(microseconds) }
  }

  /// Keeps the date that a value is, or those of its properties and elements; returns the value.
  func keep<Value>(from value: Value) -> Value {
    if let date = value as? Date {
      add(date, isOfElement: false)
    } else {
      addDates(in: value, isOfElement: false, depth: 0)
    }
    return value
  }

  private func addDates(in value: Any, isOfElement: Bool, depth: Int) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct, .class:
      for child in mirror.children {
        addCurrency(child)
        if let date = child.value as? Date {
          add(date, isOfElement: isOfElement)
        } else if !isOfElement {
          addDates(within: child.value, depth: depth)
        }
      }
    case .collection where !isOfElement:
      if let list = value as? [Any] { addDates(of: list) }
    case .dictionary where !isOfElement:
      // Such as lists keyed by a name.
      for pair in mirror.children.prefix(OutsideDates.recordLimit) {
        for child in Mirror(reflecting: pair.value).children {
          addDates(within: child.value, depth: depth)
        }
      }
    default: return
    }
  }

  private func addDates(within value: Any, depth: Int) {
    if let list = value as? [Any] {
      addDates(of: list)
    } else if depth < OutsideDates.depthLimit {
      addDates(in: value, isOfElement: false, depth: depth + 1)
    }
  }

  private func addCurrency(_ child: Mirror.Child) {
    let inner = Mirror(reflecting: child.value)
    let labels = [child.label] + (inner.displayStyle == .struct ? inner.children.map(\.label) : [])
    for label in labels { keep(name: label ?? "") }
  }

  func keep(name: String) {
    guard name.lowercased().contains("currency") else { return }
    lock.withLock { hasCurrency = true }
  }

  private func addDates(of list: [Any]) {
    for element in list.prefix(OutsideDates.elementLimit) {
      if let date = element as? Date {
        add(date, isOfElement: true)
      } else {
        addDates(in: element, isOfElement: true, depth: 0)
      }
    }
  }

  private func add(_ date: Date, isOfElement: Bool) {
    let seconds = date.timeIntervalSince1970
    // 2000 to 2100; other dates are markers, such as the distant past.
    guard seconds > 946_684_800, seconds < 4_102_444_800 else { return }
    let microseconds = Int64(seconds) * 1_000_000
    lock.withLock {
      if isOfElement {
        OutsideDates.insert(microseconds, into: &ofElements, limit: OutsideDates.elementLimit)
      } else {
        OutsideDates.insert(microseconds, into: &ofRecords, limit: OutsideDates.recordLimit)
      }
    }
  }

  private static func insert(_ date: Int64, into dates: inout [Int64], limit: Int) {
    guard dates.count < limit, !dates.contains(date) else { return }
    dates.append(date)
  }
}

import Foundation
@_spi(Hosting) import WidgetAuthoring
import WidgetModel

/// A placed widget or control that shows data from shared defaults.
struct StoredReader: Hashable, Comparable {
  let widget: WidgetID
  let placement: PlacementID
  let isControl: Bool

  static func < (left: StoredReader, right: StoredReader) -> Bool {
    (left.widget, left.placement) < (right.widget, right.placement)
  }
}

/// The values of shared defaults that widgets and controls read for their last answers.
struct StoredReadings {
  private var readers: [RequestID: StoredReader] = [:]
  private var values: [StoredReader: [StoredName: NSObject?]] = [:]

  mutating func removeAll() { self = StoredReadings() }

  mutating func begin(_ request: Request) {
    guard request.kind == .timeline || request.kind == .control else { return }
    let reader = StoredReader(
      widget: request.widget,
      placement: request.placement ?? PlacementID(-1),
      isControl: request.kind == .control
    )
    readers[request.id] = reader
    values[reader] = [:]
  }

  mutating func record(_ value: NSObject?, of name: StoredName, during request: RequestID) {
    guard let reader = readers[request] else { return }
    values[reader]?[name] = .some(value)
  }

  mutating func remove(_ isGone: (StoredReader) -> Bool) {
    values = values.filter { !isGone($0.key) }
  }

  /// Returns the readers of another value than the given one, each once.
  func readers(of name: StoredName, otherThan value: NSObject?) -> [StoredReader] {
    values.filter { _, read in
      read[name].map { !StoredReadings.areAlike($0, value) } ?? false
    }.keys.sorted()
  }

  /// Returns true if two values look the same to most code: a missing one equals false, zero or
  /// empty.
  private static func areAlike(_ left: NSObject?, _ right: NSObject?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let value?, nil), (nil, let value?):
      switch value {
      case let number as NSNumber: number.doubleValue == 0
      case let text as NSString: text.length == 0
      case let list as NSArray: list.count == 0
      default: false
      }
    case (let left?, let right?): left.isEqual(right)
    }
  }
}

extension RunEnvironment {
  package func noteValue(
    _ value: NSObject?,
    of key: String,
    in domain: String,
    isWritten: Bool
  ) {
    guard !CurrentRequest.isUnheard else { return }
    let request = CurrentRequest.responsible
    let name = StoredName(key: key, domain: domain)
    guard isWritten else { return storedReadings.record(value, of: name, during: request) }
    guard !actions.isEmpty, actions[request] != nil else { return }
    actions[request]?.values[name] = (value, CallPlace.here)
  }

  /// Reports the other widgets and controls that show a value changed by an intent, except bytes,
  /// whose changed part may not be the one that is shown.
  func noteOutdatedReaders(after request: Request) {
    guard let action = actions[request.id], !action.hasAskedPhone else { return }
    for (name, written) in action.values.sorted(by: { $0.key < $1.key })
    where !(written.value is NSData) {
      let readers = storedReadings.readers(of: name, otherThan: written.value)
      var told: Set<WidgetID> = [request.widget]
      for reader in readers where told.insert(reader.widget).inserted {
        let effect = SideEffect(
          reader.isControl ? .controlOutdated : .readerOutdated,
          amount: Int64(reader.widget.number),
          text: "\(kind(of: reader.widget)): \(name.key)",
          place: written.place
        )
        record(effect, during: request.id)
      }
    }
  }
}

import Foundation
@_spi(Hosting) import WidgetAuthoring
import WidgetModel

/// Who shows something that was read from shared defaults: a placed widget or a control.
struct StoredReader: Hashable, Comparable {
  let widget: WidgetID
  let placement: PlacementID
  let isControl: Bool

  static func < (left: StoredReader, right: StoredReader) -> Bool {
    (left.widget, left.placement) < (right.widget, right.placement)
  }
}

/// What widgets and controls read from shared defaults for their last answers.
struct StoredReadings {
  private var readers: [RequestID: StoredReader] = [:]
  private var values: [StoredReader: [StoredName: NSObject?]] = [:]

  /// Forgets everything.
  mutating func removeAll() { self = StoredReadings() }

  /// Begins a new answer.
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

  /// Takes what the code of a request read.
  mutating func note(_ value: NSObject?, of name: StoredName, during request: RequestID) {
    guard let reader = readers[request] else { return }
    values[reader]?[name] = .some(value)
  }

  /// Forgets what no longer stands anywhere.
  mutating func remove(_ isGone: (StoredReader) -> Bool) {
    values = values.filter { !isGone($0.key) }
  }

  /// Who has read another value than the one given, each once.
  func readers(of name: StoredName, otherThan value: NSObject?) -> [StoredReader] {
    values.filter { _, read in
      read[name].map { !StoredReadings.areAlike($0, value) } ?? false
    }.keys.sorted()
  }

  /// Whether two values look the same to most code: none is as good as false, zero or nothing.
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
  /// Hears of a value of shared defaults that code reads or writes.
  package func noteValue(
    _ value: NSObject?,
    of key: String,
    in domain: String,
    isWritten: Bool
  ) {
    guard !CurrentRequest.isUnheard else { return }
    let request = CurrentRequest.responsible
    let name = StoredName(key: key, domain: domain)
    guard isWritten else { return storedReadings.note(value, of: name, during: request) }
    guard !actions.isEmpty, actions[request] != nil else { return }
    actions[request]?.values[name] = (value, CallPlace.here)
  }

  /// Tells which other widgets and controls show what an intent has changed.
  ///
  /// Bytes are left out: another part of them may have changed than the one that is shown.
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
        note(effect, during: request.id)
      }
    }
  }
}

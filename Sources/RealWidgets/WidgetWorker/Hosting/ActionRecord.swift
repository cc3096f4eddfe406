import Foundation
import WidgetModel

/// The effects of an intent outside itself while it ran.
struct ActionRecord {
  var intent: Any.Type?

  /// The stored data that it read, by the names of the readings.
  var read: Set<String> = []

  private(set) var written: Set<String> = []

  /// The last values that it wrote to shared defaults.
  var values: [StoredName: (value: NSObject?, place: SourcePlace)] = [:]

  /// True if it did anything lasting: called for a Live Activity, stored, loaded or opened
  /// something.
  private(set) var hasActed = false

  mutating func noteOpening() {
    noteAsking()
    hasActed = true
  }

  mutating func noteAsking() {
    hasAsked = true
    hasAskedPhone = true
  }

  /// True if it asked anyone, such as a server or the app, whose effects are not visible here.
  private(set) var hasAsked = false

  /// True if it asked the app or the system, which may reload widgets.
  private(set) var hasAskedPhone = false

  /// True if it reloaded widgets, which then show the present data, no matter who wrote it.
  private(set) var hasReloaded = false

  /// True if it asked no one, and read only keys that it also wrote.
  var isAlone: Bool {
    !hasAsked
      && read.allSatisfy { name in
        written.contains { name.hasPrefix("default \($0) of ") }
      }
  }

  /// The keys that it left for others in shared defaults; empty if it did anything else.
  var left: [String] {
    let usesFiles = read.contains { $0.hasPrefix("container of ") }
    return hasAsked || hasReloaded || usesFiles ? [] : written.sorted()
  }

  mutating func record(_ effect: SideEffect) {
    switch effect.kind {
    case .sharedDataWritten:
      written.insert(effect.text)
      hasActed = true
    case .reloadCalled, .reloadAllCalled, .controlReloadCalled:
      hasReloaded = true
      hasActed = true
    case .activityPermissionRead: noteAsking()
    case .networkRequested, .loadRepeated:
      hasAsked = true
      hasActed = true
    case .relevanceInvalidated, .logged, .standardDefaultsUsed, .sharedDataMissed,
      .sharedDataMistyped, .sharedDataMatched, .separateStoreRead,
      .settingFound, .settingMissing, .viewReadClock, .viewLoadedData, .fixedTimeDrawn:
      break
    default:
      noteAsking()
      hasActed = true
    }
  }
}

struct StoredName: Hashable, Comparable {
  let key: String
  let domain: String

  static func < (left: StoredName, right: StoredName) -> Bool {
    (left.key, left.domain) < (right.key, right.domain)
  }
}

import Foundation
import WidgetModel

/// What an intent met outside itself while it ran.
struct ActionRecord {
  /// The intent's type, once it has begun.
  var intent: Any.Type?

  /// What it read of what is stored, by the names with which readings are told.
  var read: Set<String> = []

  /// The keys of shared defaults that it wrote.
  private(set) var written: Set<String> = []

  /// What it wrote to shared defaults last, by key and domain.
  var values: [StoredName: (value: NSObject?, place: SourcePlace)] = [:]

  /// Whether it did anything that outlasts it: called for a Live Activity, stored, loaded or opened something.
  private(set) var hasActed = false

  /// Hears that the system opens something for it.
  mutating func noteOpening() {
    noteAsking()
    hasActed = true
  }

  /// Hears that it asked the app or the system for something.
  mutating func noteAsking() {
    hasAsked = true
    hasAskedPhone = true
  }

  /// Whether it asked somebody else, such as a server or the app, who may do what nobody sees here.
  private(set) var hasAsked = false

  /// Whether it asked the app or the system, who may reload widgets.
  private(set) var hasAskedPhone = false

  /// Whether it had widgets reloaded, which then show what there is by now, whoever wrote it.
  private(set) var hasReloaded = false

  /// Whether what it did follows from itself alone: it asked nobody, and read nothing but what it wrote, too.
  var isAlone: Bool {
    !hasAsked
      && read.allSatisfy { name in
        written.contains { name.hasPrefix("default \($0) of ") }
      }
  }

  /// The keys of shared defaults that it left for others, where that is all that it did; none where it did more.
  var left: [String] {
    let usesFiles = read.contains { $0.hasPrefix("container of ") }
    return hasAsked || hasReloaded || usesFiles ? [] : written.sorted()
  }

  /// Takes what the code did.
  mutating func note(_ effect: SideEffect) {
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

/// A key of shared defaults.
struct StoredName: Hashable, Comparable {
  let key: String
  let domain: String

  static func < (left: StoredName, right: StoredName) -> Bool {
    (left.key, left.domain) < (right.key, right.domain)
  }
}

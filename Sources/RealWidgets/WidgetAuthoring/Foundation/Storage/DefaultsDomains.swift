import Foundation
import WidgetModel

final class DefaultsDomains: DefaultsKeeper, @unchecked Sendable {
  static let shared = DefaultsDomains()

  /// The domain of `UserDefaults.standard`.
  static let standard = "kCFPreferencesCurrentApplication"

  private let lock = NSLock()
  private var mode: Surroundings.Store?
  private var domains: [String: [String: NSObject]] = [:]
  /// The keys that the app has stored, according to the fixtures.
  private var keysOfApp: [String: Set<String>] = [:]
  /// The keys that code has written in this case, whose values are never varied.
  private var written: [String: Set<String>] = [:]
  /// The values that code has read only as a wrong type.
  private var mistyped: Set<String> = []

  /// True if defaults are kept here and not in files.
  var isActive: Bool { lock.withLock { mode != nil } }

  /// Starts a case with its values; `nil` leaves defaults in files.
  func prepare(_ mode: Surroundings.Store?, _ fixtures: [String: [String: NSObject]]) {
    lock.withLock {
      self.mode = mode
      written = [:]
      mistyped = []
      keysOfApp = fixtures.mapValues { Set($0.keys) }
      switch mode {
      case .present: domains = Self.varied(fixtures)
      case .corrupt:
        domains = fixtures.mapValues { $0.mapValues(CorruptValues.value(insteadOf:)) }
      case .empty, nil: domains = [:]
      }
    }
  }

  /// Returns the fixture values as the case varies them; bytes are varied when they are decoded.
  private static func varied(
    _ fixtures: [String: [String: NSObject]]
  ) -> [String: [String: NSObject]] {
    guard let style = OutsideData.shared.current, style.values != .ordinary else { return fixtures }
    var varied = fixtures
    for (domain, values) in fixtures {
      for (key, value) in values {
        // JSON text is varied when it is decoded, like bytes.
        if let text = value as? NSString, text.hasPrefix("{") || text.hasPrefix("[") { continue }
        let manner = style.manner(at: SamplePath(keys: [domain, key]))
        varied[domain]?[key] = GivenValue.changed(value as Any, manner) as? NSObject ?? value
      }
    }
    return varied
  }

  /// Returns the value of a key without recording a read.
  func stored(_ key: String, _ domain: String) -> NSObject? {
    lock.withLock { domains[domain]?[key] }
  }

  /// Synthesizes and stores a missing value of shared defaults; `nil` if none is synthesized.
  func decide(_ wish: DefaultsReading.Wish, _ key: String, _ domain: String) -> NSObject? {
    let value: NSObject?
    if case .bytes = wish {
      let data = OutsideData.shared.makeUp(.value, "\(domain) \(key)")
      value = data.isEmpty ? nil : NSData(data: data)
    } else {
      value = StoredSample.object(wish, key, domain)
    }
    if let value { lock.withLock { domains[domain, default: [:]][key] = value } }
    return value
  }

  /// Returns the value for a missing key; one of any type stays open until a cast decides.
  private func madeUp(_ key: String, _ domain: String) -> (value: NSObject?, isThere: Bool) {
    guard let reading = DefaultsReading.current else { return (nil, false) }
    guard case .anything = reading.wish else {
      let value = decide(reading.wish, key, domain)
      return (value, value != nil)
    }
    let style = OutsideData.shared.guessing
    guard OpenDefault.isCastable, let style, style.values != .sparse else { return (nil, false) }
    reading.open = OpenDefault(key, domain, of: self)
    return (nil, true)
  }

  func value(forKey key: String, in domain: String) -> NSObject? {
    let isStandard = domain == Self.standard
    let found = lock.withLock { () -> NSObject? in
      if let found = domains[domain]?[key] { return found }
      guard mode == .corrupt, !isStandard, !Self.isOfSystem(key) else { return nil }
      // The type that the app stores is unknown, so a wrong one is a guess.
      guard OutsideData.shared.mayGuess else { return nil }
      let isOfBytes = if case .bytes = DefaultsReading.current?.wish { true } else { false }
      let value = CorruptValues.value(forKey: key, in: domain, isOfBytes: isOfBytes)
      OutsideData.shared.noteGuess("\"\(key)\" of \(domain) = \(CorruptValues.words(for: value))")
      domains[domain, default: [:]][key] = value
      return value
    }
    guard !Self.isOfSystem(key) else { return found }
    CurrentHost.environment?.noteRead(
      of: isStandard ? "default \(key)" : "default \(key) of \(domain)"
    )
    needsGroup(domain)
    if let found { noteType(of: found, key, domain) }
    if isStandard {
      CurrentHost.record(.standardDefaultsUsed, key)
    } else if found == nil {
      if lock.withLock({ mode == .present }) {
        OutsideData.shared.record(OutsideItem(.value, "\(domain) \(key)"))
        let found = madeUp(key, domain)
        if found.isThere {
          if let value = found.value { noteValue(value, key, domain, isWritten: false) }
          return found.value
        }
      }
      noteValue(nil, key, domain, isWritten: false)
      CurrentHost.record(.sharedDataMissed, key)
    } else if let found {
      noteValue(found, key, domain, isWritten: false)
      // Code reads its own values unchanged; varied on each turn, they would grow without end.
      let isOwn = isWritten(key, in: domain) || lock.withLock { mode == .corrupt }
      OutsideData.shared.give(isOwn ? Data() : Self.bytes(found))
      if isSynthesized(key, in: domain) { OutsideData.shared.noteMadeUpReading() }
      OutsideDates.shared.keep(name: key)
      if let date = found as? NSDate { _ = OutsideDates.shared.keep(from: date as Date) }
    }
    return found
  }

  /// Reports a value read as another type than stored, and a later correct read; only values of
  /// code and fixtures count, since others were guessed from their first read.
  private func noteType(of value: NSObject, _ key: String, _ domain: String) {
    guard let wish = DefaultsReading.current?.wish else { return }
    let isKnown = lock.withLock {
      written[domain]?.contains(key) == true
        || mode == .present && keysOfApp[domain]?.contains(key) == true
    }
    guard isKnown else { return }
    let name = domain == Self.standard ? key : "\(key) of \(domain)"
    guard let wrong = StoredType.mismatch(of: value, wish) else {
      if lock.withLock({ mistyped.remove(name) }) != nil {
        CurrentHost.record(.sharedDataMatched, name)
      }
      return
    }
    lock.withLock { _ = mistyped.insert(name) }
    CurrentHost.record(.sharedDataMistyped, "\(name): \(wrong)")
  }

  private func isSynthesized(_ key: String, in domain: String) -> Bool {
    lock.withLock {
      written[domain]?.contains(key) != true && keysOfApp[domain]?.contains(key) != true
    }
  }

  private func isWritten(_ key: String, in domain: String) -> Bool {
    lock.withLock { written[domain]?.contains(key) ?? false }
  }

  /// Returns the bytes that a decoder may read of a value.
  private static func bytes(_ value: NSObject) -> Data {
    switch value {
    case let data as NSData: data as Data
    case let text as NSString where text.hasPrefix("{") || text.hasPrefix("["):
      Data("\(text)".utf8)
    default: Data()
    }
  }

  /// Writes or removes a value, and reports the write to the host environment.
  func set(_ value: NSObject?, forKey key: String, in domain: String) {
    let loads = CurrentHost.environment?.loads ?? .none
    let (isOfApp, isLoss) = lock.withLock {
      let before = mode == .present ? domains[domain]?[key] : nil
      domains[domain, default: [:]][key] = value
      written[domain, default: []].insert(key)
      let isLoss = before.map { StoredContent($0).isLost(in: StoredContent(value)) } ?? false
      return (keysOfApp[domain]?.contains(key) ?? false, isLoss)
    }
    guard !Self.isOfSystem(key) else { return }
    needsGroup(domain)
    if isLoss, loads == .failed { CurrentHost.record(.storedDataLost, key) }
    // An extension may store data that it has just loaded, even where the app stores it too.
    CurrentHost.record(
      domain == Self.standard ? .standardDefaultsUsed : .sharedDataWritten,
      amount: isOfApp && loads != .brought ? 1 : 0,
      key
    )
    if domain != Self.standard { noteValue(value, key, domain, isWritten: true) }
  }

  private func noteValue(_ value: NSObject?, _ key: String, _ domain: String, isWritten: Bool) {
    CurrentHost.environment?.noteValue(value, of: key, in: domain, isWritten: isWritten)
  }

  /// Reports the use of an app group's suite (AG-01); other suites belong to the process.
  private func needsGroup(_ domain: String) {
    if domain.hasPrefix("group.") { CurrentHost.needs(.appGroups, domain) }
  }

  func values(in domain: String) -> [String: NSObject] {
    lock.withLock { domains[domain] ?? [:] }
  }

  /// Returns true for keys of the system, such as `AppleLanguages`.
  private static func isOfSystem(_ key: String) -> Bool {
    ["Apple", "NS", "CF", "com.apple."].contains { key.hasPrefix($0) }
  }
}

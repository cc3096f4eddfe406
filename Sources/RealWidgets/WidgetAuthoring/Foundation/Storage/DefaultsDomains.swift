import Foundation
import WidgetModel

/// The domains of defaults in memory.
final class DefaultsDomains: DefaultsKeeper, @unchecked Sendable {
  static let shared = DefaultsDomains()

  /// The domain behind `UserDefaults.standard`.
  static let standard = "kCFPreferencesCurrentApplication"

  private let lock = NSLock()
  private var mode: Surroundings.Store?
  private var domains: [String: [String: NSObject]] = [:]
  /// The keys that the app has stored, as fixtures say.
  private var keysOfApp: [String: Set<String>] = [:]
  /// What code wrote in this case, which it finds as it wrote it.
  private var written: [String: Set<String>] = [:]
  /// The values that code read as another type and not as what they are since then.
  private var mistyped: Set<String> = []

  /// Whether defaults are kept here instead of in files.
  var isActive: Bool { lock.withLock { mode != nil } }

  /// Begins anew with what a case finds; `nil` leaves defaults to files.
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

  /// The user's values as the case has them; bytes are varied where they are decoded.
  private static func varied(
    _ fixtures: [String: [String: NSObject]]
  ) -> [String: [String: NSObject]] {
    guard let style = OutsideData.shared.current, style.values != .ordinary else { return fixtures }
    var varied = fixtures
    for (domain, values) in fixtures {
      for (key, value) in values {
        // A text of JSON is varied where it is decoded, as bytes are.
        if let text = value as? NSString, text.hasPrefix("{") || text.hasPrefix("[") { continue }
        let manner = style.manner(at: SamplePath(keys: [domain, key]))
        varied[domain]?[key] = GivenValue.changed(value as Any, manner) as? NSObject ?? value
      }
    }
    return varied
  }

  /// The value of a key, which code does not hear of.
  func stored(_ key: String, _ domain: String) -> NSObject? {
    lock.withLock { domains[domain]?[key] }
  }

  /// A value where shared defaults have none, kept from now on; `nil` where none is to be made up.
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

  /// What code finds where shared defaults have nothing; a value of any type stays open at first.
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

  /// Reads a value and tells the host environment of what it should hear of.
  func value(forKey key: String, in domain: String) -> NSObject? {
    let isStandard = domain == Self.standard
    let found = lock.withLock { () -> NSObject? in
      if let found = domains[domain]?[key] { return found }
      guard mode == .corrupt, !isStandard, !Self.isOfSystem(key) else { return nil }
      // What type the app stores nobody knows, so that a wrong one is a guess.
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
      CurrentHost.note(.standardDefaultsUsed, key)
    } else if found == nil {
      if lock.withLock({ mode == .present }) {
        OutsideData.shared.note(OutsideItem(.value, "\(domain) \(key)"))
        let found = madeUp(key, domain)
        if found.isThere {
          if let value = found.value { noteValue(value, key, domain, isWritten: false) }
          return found.value
        }
      }
      noteValue(nil, key, domain, isWritten: false)
      CurrentHost.note(.sharedDataMissed, key)
    } else if let found {
      noteValue(found, key, domain, isWritten: false)
      // What code wrote itself it reads unchanged: varied at each turn, it would grow without an end.
      let isOwn = isWritten(key, in: domain) || lock.withLock { mode == .corrupt }
      OutsideData.shared.give(isOwn ? Data() : Self.bytes(found))
      if isSynthesized(key, in: domain) { OutsideData.shared.noteMadeUpReading() }
      OutsideDates.shared.keep(name: key)
      if let date = found as? NSDate { _ = OutsideDates.shared.keep(from: date as Date) }
    }
    return found
  }

  /// Tells the host environment of a value that is read as another type than it is stored as, such as a text as
  /// data, and when it is read as what it is after all.
  ///
  /// Only what code wrote or a fixture gives counts: the type of anything else was guessed by the first reading.
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
        CurrentHost.note(.sharedDataMatched, name)
      }
      return
    }
    lock.withLock { _ = mistyped.insert(name) }
    CurrentHost.note(.sharedDataMistyped, "\(name): \(wrong)")
  }

  private func isSynthesized(_ key: String, in domain: String) -> Bool {
    lock.withLock {
      written[domain]?.contains(key) != true && keysOfApp[domain]?.contains(key) != true
    }
  }

  private func isWritten(_ key: String, in domain: String) -> Bool {
    lock.withLock { written[domain]?.contains(key) ?? false }
  }

  /// What a decoder may read of a value: its bytes, or those of its text.
  private static func bytes(_ value: NSObject) -> Data {
    switch value {
    case let data as NSData: data as Data
    case let text as NSString where text.hasPrefix("{") || text.hasPrefix("["):
      Data("\(text)".utf8)
    default: Data()
    }
  }

  /// Writes a value, or removes it, and tells the host environment of a wrong place.
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
    if isLoss, loads == .failed { CurrentHost.note(.storedDataLost, key) }
    // What it has just loaded an extension may keep where the app keeps it, too.
    CurrentHost.note(
      domain == Self.standard ? .standardDefaultsUsed : .sharedDataWritten,
      amount: isOfApp && loads != .brought ? 1 : 0,
      key
    )
    if domain != Self.standard { noteValue(value, key, domain, isWritten: true) }
  }

  private func noteValue(_ value: NSObject?, _ key: String, _ domain: String, isWritten: Bool) {
    CurrentHost.environment?.noteValue(value, of: key, in: domain, isWritten: isWritten)
  }

  /// Tells the host environment that the suite of an app group is used; other suites are the process's own.
  ///
  /// Source: AG-01.
  private func needsGroup(_ domain: String) {
    if domain.hasPrefix("group.") { CurrentHost.needs(.appGroups, domain) }
  }

  /// All values of a domain.
  func values(in domain: String) -> [String: NSObject] {
    lock.withLock { domains[domain] ?? [:] }
  }

  /// Whether a key is Foundation's own, such as `AppleLanguages`.
  private static func isOfSystem(_ key: String) -> Bool {
    ["Apple", "NS", "CF", "com.apple."].contains { key.hasPrefix($0) }
  }
}

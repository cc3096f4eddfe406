import Foundation
import WidgetModel

/// The domains of defaults in memory.
final class DefaultsDomains: @unchecked Sendable {
  static let shared = DefaultsDomains()

  /// The domain behind `UserDefaults.standard`.
  static let standard = "kCFPreferencesCurrentApplication"

  private let lock = NSLock()
  private var mode: Surroundings.Store?
  private var domains: [String: [String: NSObject]] = [:]

  /// Whether the code reads bytes at this moment, which are made up where there are none.
  @TaskLocal private static var wantsData = false

  /// Whether defaults are kept here instead of in files.
  var isActive: Bool { lock.withLock { mode != nil } }

  /// Begins anew with what a case finds; `nil` leaves defaults to files.
  func prepare(_ mode: Surroundings.Store?, _ fixtures: [String: [String: NSObject]]) {
    lock.withLock {
      self.mode = mode
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
        let manner = style.manner(at: SamplePath(keys: [domain, key]))
        varied[domain]?[key] = GivenValue.changed(value as Any, manner) as? NSObject ?? value
      }
    }
    return varied
  }

  /// Reads bytes.
  func asking(_ read: () -> Data?) -> Data? { Self.$wantsData.withValue(true) { read() } }

  /// Bytes where shared defaults have none, `nil` where none are to be made up.
  private func madeUp(_ key: String, _ domain: String) -> NSObject? {
    guard Self.wantsData else { return nil }
    let data = OutsideData.shared.makeUp(.value, "\(domain) \(key)")
    guard !data.isEmpty else { return nil }
    let value = NSData(data: data)
    lock.withLock { domains[domain, default: [:]][key] = value }
    return value
  }

  /// Reads a value and tells the stage of what it should hear of.
  func value(forKey key: String, in domain: String) -> NSObject? {
    let isStandard = domain == Self.standard
    let found = lock.withLock { () -> NSObject? in
      if let found = domains[domain]?[key] { return found }
      guard mode == .corrupt, !isStandard, !Self.isOfSystem(key) else { return nil }
      let value = CorruptValues.value(forKey: key, in: domain)
      domains[domain, default: [:]][key] = value
      return value
    }
    guard !Self.isOfSystem(key) else { return found }
    CurrentStage.stage?.noteRead(of: isStandard ? "default \(key)" : "default \(key) of \(domain)")
    if isStandard {
      CurrentStage.note(.standardDefaultsUsed, key)
    } else if found == nil {
      if lock.withLock({ mode == .present }) {
        OutsideData.shared.note(OutsideItem(.value, "\(domain) \(key)"))
        if let value = madeUp(key, domain) { return value }
      }
      CurrentStage.note(.sharedDataMissed, key)
    } else if let found {
      OutsideData.shared.give((found as? NSData).map { $0 as Data } ?? Data())
    }
    return found
  }

  /// Writes a value, or removes it, and tells the stage of a wrong place.
  func set(_ value: NSObject?, forKey key: String, in domain: String) {
    lock.withLock { domains[domain, default: [:]][key] = value }
    if domain == Self.standard, !Self.isOfSystem(key) {
      CurrentStage.note(.standardDefaultsUsed, key)
    }
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

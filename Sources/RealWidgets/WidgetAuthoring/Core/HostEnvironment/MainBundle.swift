import Foundation
import Glibc

/// The identifier, version and name of `Bundle.main` under a host, on which extensions rely.
@_spi(Hosting) public enum MainBundle {
  /// The values that apply unless the project's property list has its own.
  private static let defaults: [String: String] = [
    "CFBundleIdentifier": "com.example.app.widget",
    "CFBundleName": "Widget",
    "CFBundleDisplayName": "Widget",
    "CFBundleShortVersionString": "1.0",
    "CFBundleVersion": "1",
    "CFBundleDevelopmentRegion": "en",
  ]

  private static let lock = NSLock()
  nonisolated(unsafe) private static var dictionary = NSDictionary(dictionary: defaults)
  nonisolated(unsafe) private static var identifier = NSString(string: "com.example.app.widget")
  nonisolated(unsafe) private static var region = NSString(string: "en")
  // Foundation receives these objects without owning them, so they are kept alive here.
  nonisolated(unsafe) private static var retired: [NSObject] = []

  /// Sets the extension's property list, without values that have an unresolved build setting.
  public static func describe(by propertyList: [String: Any]) {
    let known = propertyList.filter { !(($0.value as? String)?.contains("$(") ?? false) }
    let merged = (defaults as [String: Any]).merging(known) { $1 }
    lock.withLock {
      retired += [dictionary, identifier, region]
      dictionary = NSDictionary(dictionary: merged)
      identifier = NSString(string: merged["CFBundleIdentifier"] as? String ?? "")
      region = NSString(string: merged["CFBundleDevelopmentRegion"] as? String ?? "en")
    }
  }

  fileprivate static func localized(_ table: NSDictionary) -> UnsafeMutableRawPointer {
    lock.withLock {
      if let known = localized, known.table === table, known.list === dictionary {
        // Valid after the lock is released: the dictionary is retained here and never freed.
        return Unmanaged.passUnretained(known.merged).toOpaque()
      }
      var values: [String: Any] = [:]
      for (key, value) in dictionary { if let key = key as? String { values[key] = value } }
      for (key, value) in table { if let key = key as? String { values[key] = value } }
      let merged = NSDictionary(dictionary: values)
      if let localized { retired.append(localized.merged) }
      localized = (table, dictionary, merged)
      return Unmanaged.passUnretained(merged).toOpaque()
    }
  }

  nonisolated(unsafe) private static var localized:
    (table: NSDictionary, list: NSDictionary, merged: NSDictionary)?

  fileprivate static var dictionaryPointer: UnsafeMutableRawPointer {
    lock.withLock { Unmanaged.passUnretained(dictionary).toOpaque() }
  }

  fileprivate static var identifierPointer: UnsafeMutableRawPointer {
    lock.withLock { Unmanaged.passUnretained(identifier).toOpaque() }
  }

  fileprivate static var regionPointer: UnsafeMutableRawPointer {
    lock.withLock { Unmanaged.passUnretained(region).toOpaque() }
  }

  /// The main bundle once known; it cannot be requested while Foundation creates it under a lock.
  nonisolated(unsafe) private static var main: UnsafeRawPointer?

  /// Looks up the main bundle; must not be called from within Foundation.
  static func find() {
    if main == nil { main = Original.mainBundle?() }
  }

  fileprivate static func isHosted(_ bundle: UnsafeRawPointer) -> Bool {
    bundle == main && CurrentHost.environment != nil
  }
}

// Foundation calls these functions through its procedure linkage table, as with preferences.

@_cdecl("CFBundleGetInfoDictionary")
@_spi(Hosting) public func bundleInformation(_ bundle: UnsafeRawPointer) -> UnsafeMutableRawPointer?
{
  MainBundle.isHosted(bundle) ? MainBundle.dictionaryPointer : Original.information?(bundle)
}

@_cdecl("CFBundleGetIdentifier")
@_spi(Hosting) public func bundleIdentifier(_ bundle: UnsafeRawPointer) -> UnsafeMutableRawPointer?
{
  MainBundle.isHosted(bundle) ? MainBundle.identifierPointer : Original.identifier?(bundle)
}

/// Returns the development region of a bundle; Foundation ends the process if there is none.
@_cdecl("CFBundleGetDevelopmentRegion")
@_spi(Hosting) public func bundleDevelopmentRegion(
  _ bundle: UnsafeRawPointer
) -> UnsafeMutableRawPointer? {
  MainBundle.isHosted(bundle) ? MainBundle.regionPointer : Original.region?(bundle)
}

/// Returns the localized property list of a bundle; if there is one, Foundation reads no other.
@_cdecl("CFBundleGetLocalInfoDictionary")
@_spi(Hosting) public func bundleLocalInformation(
  _ bundle: UnsafeRawPointer
) -> UnsafeMutableRawPointer? {
  let table = Original.localInformation?(bundle)
  guard let table, MainBundle.isHosted(bundle) else { return table }
  return MainBundle.localized(Unmanaged<NSDictionary>.fromOpaque(table).takeUnretainedValue())
}

private enum Original {
  typealias Property = @convention(c) (UnsafeRawPointer) -> UnsafeMutableRawPointer?
  typealias MainBundle = @convention(c) () -> UnsafeRawPointer?

  // `RTLD_NEXT`, which the importer does not show: the next definition after this executable's.
  private static var next: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: -1) }

  // The symbols have these C signatures in Core Foundation's headers.
  static let information = dlsym(next, "CFBundleGetInfoDictionary")
    .map { unsafeBitCast($0, to: Property.self) }
  static let identifier = dlsym(next, "CFBundleGetIdentifier")
    .map { unsafeBitCast($0, to: Property.self) }
  static let region = dlsym(next, "CFBundleGetDevelopmentRegion")
    .map { unsafeBitCast($0, to: Property.self) }
  static let localInformation = dlsym(next, "CFBundleGetLocalInfoDictionary")
    .map { unsafeBitCast($0, to: Property.self) }
  static let mainBundle = dlsym(next, "CFBundleGetMainBundle")
    .map { unsafeBitCast($0, to: MainBundle.self) }
}

import Foundation
import Glibc

/// What `Bundle.main` tells of itself while there is a host environment: an extension always has an
/// identifier, a version and a name, and code relies on them.
@_spi(Hosting) public enum MainBundle {
  /// What the bundle tells unless the user's property list says otherwise.
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
  // Foundation gets these objects without owning them, so that they must last.
  nonisolated(unsafe) private static var retired: [NSObject] = []

  /// Tells what the property list of the user's extension says.
  ///
  /// - Parameter propertyList: The keys with their values; a value with an unresolved build setting,
  ///   as in `$(PRODUCT_NAME)`, is left out.
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

  /// What the property list says, with the values that a table of the person's language has in their place.
  fileprivate static func localized(_ table: NSDictionary) -> UnsafeMutableRawPointer {
    lock.withLock {
      if let known = localized, known.table === table, known.list === dictionary {
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

  /// The main bundle of Core Foundation, once it is known.
  ///
  /// It cannot be asked for while Foundation makes it, which happens under a lock.
  nonisolated(unsafe) private static var main: UnsafeRawPointer?

  /// Makes the main bundle known; to be called outside of Foundation's own work.
  static func find() {
    if main == nil { main = Original.mainBundle?() }
  }

  /// Whether a bundle of Core Foundation is the main one of a process with a host environment.
  fileprivate static func isHosted(_ bundle: UnsafeRawPointer) -> Bool {
    bundle == main && CurrentHost.environment != nil
  }
}

// Foundation calls these functions through its procedure linkage table, as with preferences.

/// Tells the property list of a bundle.
@_cdecl("CFBundleGetInfoDictionary")
@_spi(Hosting) public func bundleInformation(_ bundle: UnsafeRawPointer) -> UnsafeMutableRawPointer?
{
  MainBundle.isHosted(bundle) ? MainBundle.dictionaryPointer : Original.information?(bundle)
}

/// Tells the identifier of a bundle.
@_cdecl("CFBundleGetIdentifier")
@_spi(Hosting) public func bundleIdentifier(_ bundle: UnsafeRawPointer) -> UnsafeMutableRawPointer?
{
  MainBundle.isHosted(bundle) ? MainBundle.identifierPointer : Original.identifier?(bundle)
}

/// Tells the language in which a bundle was written, without which Foundation ends the process.
@_cdecl("CFBundleGetDevelopmentRegion")
@_spi(Hosting) public func bundleDevelopmentRegion(
  _ bundle: UnsafeRawPointer
) -> UnsafeMutableRawPointer? {
  MainBundle.isHosted(bundle) ? MainBundle.regionPointer : Original.region?(bundle)
}

/// Tells the property list of a bundle as a person's language has it; Foundation looks nowhere else where there is one.
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

  // `RTLD_NEXT`, which the importer does not show: the definition after this executable's.
  private static var next: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: -1) }

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

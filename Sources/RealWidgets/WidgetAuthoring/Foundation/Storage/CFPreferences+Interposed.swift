import Foundation
import Glibc

// Foundation calls these functions through its procedure linkage table, and symbol look-up finds an
// executable's definitions first: every `UserDefaults` of the process ends here. The objects are
// toll-free bridged, so a `CFStringRef` is an `NSString`. The functions are public because an
// optimized executable does not export others.

/// Reads a value of a domain, from memory while a case runs.
@_cdecl("CFPreferencesCopyAppValue")
@_spi(Hosting) public func copyAppValue(
  _ key: UnsafeRawPointer,
  _ domain: UnsafeRawPointer
) -> UnsafeMutableRawPointer? {
  guard DefaultsDomains.shared.isActive else { return Original.copyAppValue?(key, domain) }
  let value = DefaultsDomains.shared.value(forKey: text(key), in: text(domain))
  return value.map { Unmanaged.passRetained($0).toOpaque() }
}

@_cdecl("CFPreferencesSetAppValue")
@_spi(Hosting) public func setAppValue(
  _ key: UnsafeRawPointer,
  _ value: UnsafeRawPointer?,
  _ domain: UnsafeRawPointer
) {
  guard DefaultsDomains.shared.isActive else {
    Original.setAppValue?(key, value, domain)
    return
  }
  let value = value.map { Unmanaged<NSObject>.fromOpaque($0).takeUnretainedValue() }
  DefaultsDomains.shared.set(value, forKey: text(key), in: text(domain))
}

@_cdecl("CFPreferencesCopyMultiple")
@_spi(Hosting) public func copyMultiple(
  _ keys: UnsafeRawPointer?,
  _ domain: UnsafeRawPointer,
  _ user: UnsafeRawPointer,
  _ host: UnsafeRawPointer
) -> UnsafeMutableRawPointer? {
  guard DefaultsDomains.shared.isActive else {
    return Original.copyMultiple?(keys, domain, user, host)
  }
  let name = text(domain)
  if name.hasPrefix("group.") { CurrentHost.environment?.noteRead(of: "defaults of \(name)") }
  var values = DefaultsDomains.shared.values(in: name)
  if let keys {
    let wanted = Unmanaged<NSArray>.fromOpaque(keys).takeUnretainedValue()
    let names = Set(wanted.compactMap { $0 as? String })
    values = values.filter { names.contains($0.key) }
  }
  return Unmanaged.passRetained(NSDictionary(dictionary: values)).toOpaque()
}

/// Writes a domain to its file; has no effect while a case runs.
@_cdecl("CFPreferencesAppSynchronize")
@_spi(Hosting) public func appSynchronize(_ domain: UnsafeRawPointer) -> UInt8 {
  guard DefaultsDomains.shared.isActive else { return Original.appSynchronize?(domain) ?? 0 }
  return 1
}

private func text(_ pointer: UnsafeRawPointer) -> String {
  Unmanaged<NSString>.fromOpaque(pointer).takeUnretainedValue() as String
}

private enum Original {
  typealias CopyAppValue =
    @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UnsafeMutableRawPointer?
  typealias SetAppValue =
    @convention(c) (UnsafeRawPointer, UnsafeRawPointer?, UnsafeRawPointer) -> Void
  typealias CopyMultiple =
    @convention(c) (
      UnsafeRawPointer?, UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer
    ) -> UnsafeMutableRawPointer?
  typealias AppSynchronize = @convention(c) (UnsafeRawPointer) -> UInt8

  static let copyAppValue = function("CFPreferencesCopyAppValue", as: CopyAppValue.self)
  static let setAppValue = function("CFPreferencesSetAppValue", as: SetAppValue.self)
  static let copyMultiple = function("CFPreferencesCopyMultiple", as: CopyMultiple.self)
  static let appSynchronize = function("CFPreferencesAppSynchronize", as: AppSynchronize.self)

  private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    // `RTLD_NEXT`, which the importer does not show: the next definition after this executable's.
    let next = UnsafeMutableRawPointer(bitPattern: -1)
    return dlsym(next, name).map { unsafeBitCast($0, to: type) }
  }
}

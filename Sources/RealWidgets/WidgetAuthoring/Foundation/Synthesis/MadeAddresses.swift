import Foundation
import WidgetModel

/// The places at which code makes URLs whose host contains another URL.
enum MadeAddresses {
  nonisolated(unsafe) private(set) static var places: [String: SourcePlace] = [:]

  private static let memory = 64

  static func begin() { places.removeAll() }

  static func record(_ text: String) {
    guard beginsTwice(text), places[text]?.isKnown != true else { return }
    if places.count >= memory { places.removeAll() }
    places[text] = CallPlace.here
  }

  /// Returns true if the host ends with a web scheme or repeats itself; another URL in the path or
  /// query is fine, as for an archive or a proxy.
  static func beginsTwice(_ text: String) -> Bool {
    guard let scheme = text.range(of: "://") else { return false }
    let host = text[scheme.upperBound...].prefix { !"/?#".contains($0) }.lowercased()
    if host.hasSuffix("http:") || host.hasSuffix("https:") { return true }
    guard host.utf8.count > 7, host.utf8.count.isMultiple(of: 2) else { return false }
    let half = host.prefix(host.count / 2)
    return half.contains(".") && host == half + half
  }
}

// Code calls it through its procedure linkage table and finds this definition first.
extension URL {
  @_silgen_name("$s20FoundationEssentials3URLV6stringACSgSSh_tcfC")
  static func interposedInit(string: String) -> URL? {
    MadeAddresses.record(string)
    return original.call(string)
  }

  private struct Original { let call: (String) -> URL? }

  /// The next definition after this executable's (`RTLD_NEXT`), as a closure without a context.
  private nonisolated(unsafe) static let original: Original = {
    let found = dlsym(
      UnsafeMutableRawPointer(bitPattern: -1),
      "$s20FoundationEssentials3URLV6stringACSgSSh_tcfC"
    )
    return unsafeBitCast((UInt(bitPattern: found), UInt(0)), to: Original.self)
  }()
}

import Foundation
import WidgetModel

/// The number of times code asks for a zone's offset from UTC, as it does to shift dates by hand.
@_spi(Hosting) public enum ZoneOffsets {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var asked = 0

  public static var askedCount: Int { lock.withLock { asked } }

  fileprivate static func countQuery() { lock.withLock { asked += 1 } }
}

// Code calls this Foundation method through its procedure linkage table and finds this definition
// first.

extension TimeZone {
  @_silgen_name("$s20FoundationEssentials8TimeZoneV14secondsFromGMT3forSiAA4DateV_tF")
  func interposedSeconds(for date: Date) -> Int {
    ZoneOffsets.countQuery()
    return original.call(date, self)
  }
}

/// Foundation's own method; a method takes its receiver after its arguments.
private struct SecondsFromGMT { let call: (Date, TimeZone) -> Int }

/// The next definition after this executable's (`RTLD_NEXT`), as a closure without a context.
private nonisolated(unsafe) let original: SecondsFromGMT = {
  let found = dlsym(
    UnsafeMutableRawPointer(bitPattern: -1),
    "$s20FoundationEssentials8TimeZoneV14secondsFromGMT3forSiAA4DateV_tF"
  )
  return unsafeBitCast((UInt(bitPattern: found), UInt(0)), to: SecondsFromGMT.self)
}()

import Foundation

/// The stubs that replaced a missing module and supplied values in this process.
///
/// If one did, a finding is at most advice, since the real value is unknown. That holds beyond the
/// case, because a static variable may keep an earlier value.
public final class StandInValues: @unchecked Sendable {
  public static let shared = StandInValues()

  static let word = "the stand-in "

  private let lock = NSLock()
  private var names: [String] = []

  private static let limit = 6

  /// Records that code has received a value from a source such as `KeychainSwift.get(_:)`.
  public func record(_ name: String) {
    let isNew = lock.withLock {
      guard names.count < StandInValues.limit, !names.contains(name) else { return false }
      names.append(name)
      return true
    }
    if isNew { OutsideData.shared.hearsSynthesized() }
  }

  /// Records that code is about to crash because no value can be made for a source.
  public func recordMissing(_ value: String, for name: String) {
    record(name)
    CurrentHost.environment?.noteMissing(standIn: "\(value) can be made for the stand-in \(name)")
  }

  /// The names of the first few sources since the process began, in the order of first use.
  @_spi(Hosting) public var given: [String] { lock.withLock { names } }
}

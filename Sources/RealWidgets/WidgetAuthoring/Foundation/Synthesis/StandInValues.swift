import Foundation

/// The stubs that have supplied values in this process, in place of a missing module.
///
/// The declarations that replace a missing module call ``record(_:)``. If a stub supplied a value, a
/// finding is at most advice, because the real module's value is unknown. That holds beyond the
/// case, since a static variable may keep a value of an earlier one.
public final class StandInValues: @unchecked Sendable {
  public static let shared = StandInValues()

  /// The beginning of a description of a stub's value.
  static let word = "the stand-in "

  private let lock = NSLock()
  private var names: [String] = []

  /// The maximum number of names; a person reads only the first few.
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

  /// The names of the first few sources since the process began, in the order of first use.
  @_spi(Hosting) public var given: [String] { lock.withLock { names } }
}

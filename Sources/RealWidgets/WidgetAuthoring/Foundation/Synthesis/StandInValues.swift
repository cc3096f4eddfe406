import Foundation

/// The stand-ins that gave values to code in this process: what no source of the program's own computes.
///
/// The declarations that stand in for a missing module call ``note(_:)``. A finding in a process in which one gave
/// something is advice at most, since nobody can say what the real module would have given. That lasts beyond the
/// case: a static variable may keep a value of an earlier one.
public final class StandInValues: @unchecked Sendable {
  /// The values of this process.
  public static let shared = StandInValues()

  /// What the words for a value begin with that a stand-in gave.
  static let word = "the stand-in "

  private let lock = NSLock()
  private var names: [String] = []

  /// How many names are kept; a person reads the first few.
  private static let limit = 6

  /// Remembers that code got a value.
  ///
  /// - Parameter name: What gave it, such as `KeychainSwift.get(_:)`.
  public func note(_ name: String) {
    let isNew = lock.withLock {
      guard names.count < StandInValues.limit, !names.contains(name) else { return false }
      names.append(name)
      return true
    }
    if isNew { OutsideData.shared.hearsSynthesized() }
  }

  /// The names of what gave values since the process began, in the order of their first use, the first few.
  @_spi(Hosting) public var given: [String] { lock.withLock { names } }
}

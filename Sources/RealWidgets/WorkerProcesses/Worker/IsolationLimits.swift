import InterposedCalls

/// Hard stops that keep the machine safe from a worker.
///
/// They judge nothing: memory is judged by ``MemoryMeter``, time by the parent.
public struct IsolationLimits: Hashable, Sendable {
  /// How far the address space may grow beyond what the process has at the start.
  public var addressSpaceMargin: UInt64

  /// The size of the largest file that may be written.
  public var fileSize: UInt64

  /// Creates limits.
  public init(addressSpaceMargin: UInt64 = 4 << 30, fileSize: UInt64 = 256 << 20) {
    self.addressSpaceMargin = addressSpaceMargin
    self.fileSize = fileSize
  }

  /// Sets the limits for the rest of this process's life.
  ///
  /// - Returns: Whether the system took them all.
  @discardableResult
  public func apply() -> Bool {
    isolation_limit_files(fileSize)
    return isolation_limit_memory(addressSpaceMargin) == 0
  }
}

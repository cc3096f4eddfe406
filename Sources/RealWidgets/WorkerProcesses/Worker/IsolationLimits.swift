import InterposedCalls

/// Hard limits that protect the machine from a worker.
///
/// They lead to no findings: ``MemoryMeter`` judges memory, the parent judges time.
public struct IsolationLimits: Hashable, Sendable {
  /// The growth of the address space beyond its size at the start, in bytes.
  public var addressSpaceMargin: UInt64

  /// The size of the largest file that may be written, in bytes.
  public var fileSize: UInt64

  /// Creates limits.
  public init(addressSpaceMargin: UInt64 = 4 << 30, fileSize: UInt64 = 256 << 20) {
    self.addressSpaceMargin = addressSpaceMargin
    self.fileSize = fileSize
  }

  /// Sets the limits for the rest of this process's life; true if the memory limit was accepted.
  @discardableResult
  public func apply() -> Bool {
    isolation_limit_files(fileSize)
    return isolation_limit_memory(addressSpaceMargin) == 0
  }
}

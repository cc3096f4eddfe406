import WorkerProcesses

/// A gauge of the memory that the code uses.
package protocol MemoryGauge: AnyObject {
  /// The bytes allocated at present.
  var bytesInUse: Int64 { get }
  /// The maximum number of bytes allocated since ``bytesInUse`` was last read.
  var peakInUse: Int64 { get }
  /// Records the stack when the allocated bytes grow by more than this from now on.
  func watch(_ growth: Int64)
  func takeExcess() -> StackSample?
}

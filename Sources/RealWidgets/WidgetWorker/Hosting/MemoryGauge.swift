import WorkerProcesses

/// A measure of the memory that the code uses.
package protocol MemoryGauge: AnyObject {
  /// The bytes that are allocated at this moment.
  var bytesInUse: Int64 { get }
  /// The most bytes that were allocated at a moment at which somebody looked.
  var peakInUse: Int64 { get }
  /// Keeps the place at which the allocated bytes grow by more than this from now on.
  func watch(_ growth: Int64)
  /// Gives the place that was kept, once.
  func takeExcess() -> StackSample?
}

import WidgetModel

/// A request that the code has not answered for good; a second answer is possible.
struct OpenRequest {
  let request: Request
  let memoryBefore: Int64

  /// How often code had asked for random numbers when the request began.
  let randomReads: UInt64

  /// Whether an answer came.
  var isAnswered = false
}

import WidgetModel

/// A request that is still open; a second answer is possible.
struct OpenRequest {
  let request: Request
  let memoryBefore: Int64

  let randomReads: UInt64

  var isAnswered = false
}

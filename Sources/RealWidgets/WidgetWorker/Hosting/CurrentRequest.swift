import InterposedCalls
import WidgetModel

/// The request that the calling code works on.
///
/// Tasks carry it. Without a task, as in a network handler, a timer or a thread of the code's own,
/// virtual time carries it: work that the code starts belongs to the request of the code.
enum CurrentRequest {
  @TaskLocal static var id: RequestID?

  /// True while the host inspects the code itself; the code's effects are not reported then.
  @TaskLocal static var isUnheard = false

  /// The number of the request, `Int64.min` if there is none.
  static var owner: Int64 { id.map { Int64($0.number) } ?? vt_thread_owner() }

  /// The request of the calling code; a nonexistent one outside all requests, as while the bundle
  /// is made.
  static var responsible: RequestID { request(owner) }

  static func request(_ owner: Int64) -> RequestID {
    RequestID(Int(exactly: owner).flatMap { Int32(exactly: $0) }.map(Int.init) ?? -1)
  }
}

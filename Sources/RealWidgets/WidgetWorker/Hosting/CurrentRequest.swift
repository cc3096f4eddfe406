import InterposedCalls
import WidgetModel

/// The request on which a piece of code works.
///
/// Tasks carry it. Where no task does, as in the handler of a network request, a timer or a thread of the
/// code's own, virtual time does: what code gives away works for the request for which the code worked.
enum CurrentRequest {
  @TaskLocal static var id: RequestID?

  /// Whether the host looks by itself at what code answers, of which nobody is to hear.
  @TaskLocal static var isUnheard = false

  /// The number of the request, `Int64.min` of code that works for none.
  static var owner: Int64 { id.map { Int64($0.number) } ?? vt_thread_owner() }

  /// The request to which what code does belongs; one that there never was for code that works for none,
  /// such as the making of the bundle.
  static var responsible: RequestID { request(owner) }

  /// The request of an owner's number.
  static func request(_ owner: Int64) -> RequestID {
    RequestID(Int(exactly: owner).flatMap { Int32(exactly: $0) }.map(Int.init) ?? -1)
  }
}

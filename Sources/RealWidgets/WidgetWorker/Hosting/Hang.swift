import InterposedCalls
import VirtualTime
import WidgetModel
import WorkerProcesses

/// A place where the code of a request hangs or took too much memory.
package struct Hang {
  package enum Reason: Equatable {
    /// The request has no answer so far; a thread may be waiting there.
    case unanswered
    /// The request has no answer, and nothing is left that could run, or its thread has ended.
    case hopeless
    /// The memory passed the profile's limit.
    case memory
  }

  package let request: Request

  package let reason: Reason

  /// True if a thread waits outside of the simulation.
  let isReal: Bool

  /// The calls under way; `nil` for code that only waits to be resumed.
  package let sample: StackSample?
}

extension HostedWidgets {
  /// Returns the places where the code hangs at the end of a run, in the order of the requests.
  ///
  /// A waiting thread shows where its request stopped. Requests without one may be blocked by
  /// another request's thread, so its place is the best guess.
  package func hangs() -> [Hang] {
    var found = excesses
    let silent = open.values.filter { !$0.isAnswered }.map(\.request).sorted { $0.id < $1.id }
    guard !silent.isEmpty else { return found }
    let isOver = timeline.nextInstant == nil
    let hasLostThreads = timeline.hasLostThreads
    let ended = timeline.ownersOfEndedThreads
    let stuck = timeline.stuckThreads.compactMap { StackSample(thread: $0) }
    for request in silent {
      let own = stuck.first { $0.request == Int64(request.id.number) }
      let likely = own ?? stuck.first { $0.request == nil }
      let hasEnded = ended.contains(Int64(request.id.number))
      found.append(
        Hang(
          request: request,
          reason: hasEnded || isOver && (own != nil || stuck.isEmpty) ? .hopeless : .unanswered,
          isReal: hasEnded || hasLostThreads && likely != nil,
          sample: likely ?? stuck.first
        )
      )
    }
    return found
  }

  /// Makes stack samples, sandbox denials, crashes and work that code starts carry its request.
  static func tellOwners() {
    isolation_set_owner { CurrentRequest.owner }
    vt_set_owner_function { CurrentRequest.owner }
  }
}

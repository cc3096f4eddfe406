import InterposedCalls
import VirtualTime
import WidgetModel
import WorkerProcesses

/// What is known of the code's part in a request beside its answer: where it stands still, or where it
/// took too much memory.
package struct Hang {
  /// What happened there.
  package enum Reason: Equatable {
    /// The request was not answered so far, and a thread waits there if one does.
    case unanswered
    /// The request was not answered, and nothing will ever happen any more.
    case hopeless
    /// The memory passed the profile's limit.
    case memory
  }

  /// The request.
  package let request: Request

  /// What happened.
  package let reason: Reason

  /// The calls under way; `nil` for code that only waits to be resumed.
  package let sample: StackSample?
}

extension HostedWidgets {
  /// Where the code stands at the end of a run, in the order of the requests.
  ///
  /// A thread that waits stands where its request did not get on. Requests without such a thread may
  /// be held up by another one, whose place then is the best that can be told.
  package func hangs() -> [Hang] {
    var found = excesses
    let silent = open.values.filter { !$0.isAnswered }.map(\.request).sorted { $0.id < $1.id }
    guard !silent.isEmpty else { return found }
    let isOver = timeline.nextInstant == nil
    let stuck = timeline.stuckThreads.compactMap { StackSample(thread: $0) }
    for request in silent {
      let own = stuck.first { $0.request == Int64(request.id.number) }
      let sample = own ?? stuck.first { $0.request == nil } ?? stuck.first
      found.append(
        Hang(
          request: request,
          reason: isOver && (own != nil || stuck.isEmpty) ? .hopeless : .unanswered,
          sample: sample
        )
      )
    }
    return found
  }

  /// Lets samples of stacks, sandbox denials and deaths tell for which request a thread works, and what code
  /// gives away carry it along.
  static func tellOwners() {
    isolation_set_owner { CurrentRequest.owner }
    vt_set_owner_function { CurrentRequest.owner }
  }
}

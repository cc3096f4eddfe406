import Dispatch
import Synchronization

/// Distributes numbered jobs over workers; the distribution does not affect the results.
package enum WorkerPool {
  /// Runs all jobs and returns their results in order; `prepare` creates the state of a worker.
  package static func run<Tools, Result: Sendable>(
    jobs: Int,
    workers: Int,
    prepare: @Sendable () -> Tools,
    body: @Sendable (Int, Tools) -> Result
  ) -> [Result] {
    let next = Atomic<Int>(0)
    let results = Mutex<[Int: Result]>([:])
    DispatchQueue.concurrentPerform(iterations: max(1, min(workers, jobs))) { _ in
      let tools = prepare()
      while true {
        // Workers take the next job when they are free, because jobs differ in length.
        let job = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard job < jobs else { return }
        let result = body(job, tools)
        results.withLock { $0[job] = result }
      }
    }
    let done = results.withLock { $0 }
    return (0..<jobs).compactMap { done[$0] }
  }
}

import Dispatch
import Synchronization

/// Spreads numbered jobs over some workers; which worker does which job has no influence.
package enum WorkerPool {
  /// Does all jobs and gives their results in the order of the jobs.
  ///
  /// - Parameters:
  ///   - jobs: The number of jobs.
  ///   - workers: The number of threads.
  ///   - prepare: Makes what one worker keeps from job to job.
  ///   - body: Does one job.
  /// - Returns: What the jobs gave, in their order.
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

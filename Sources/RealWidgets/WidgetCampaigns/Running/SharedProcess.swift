import WorkerProcesses

/// A process that serves several requests, one after the other.
final class SharedProcess {
  let worker: WorkerProcess

  let hashSeed: Int64

  var cases = 0

  /// False after the code has crashed.
  var isAlive = true

  init(_ worker: WorkerProcess, hashSeed: Int64) {
    self.worker = worker
    self.hashSeed = hashSeed
  }

  func end() { worker.end() }
}

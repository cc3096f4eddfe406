import WorkerProcesses

/// A process that is given several orders, one after the other.
final class SharedProcess {
  let worker: WorkerProcess

  /// The seed of its hash tables.
  let hashSeed: Int64

  /// How many cases it has run.
  var cases = 0

  /// Whether the code has survived all orders so far.
  var isAlive = true

  init(_ worker: WorkerProcess, hashSeed: Int64) {
    self.worker = worker
    self.hashSeed = hashSeed
  }

  func end() { worker.end() }
}

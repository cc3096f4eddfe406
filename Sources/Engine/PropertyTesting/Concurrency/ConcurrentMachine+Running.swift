extension ConcurrentMachine {
  /// A case of the machine: operations in the order in which they begin.
  public typealias Operations = [ScheduledOperation<Operation>]

  /// Runs operations on a fresh shared state and checks that their history is linearizable.
  public func verdict(on operations: Operations) -> Verdict<ConcurrentFailure> {
    let (history, failure) = run(operations)
    if let failure { return .failed([failure]) }
    let order = history.linearization(from: initialModel) { apply($0, to: &$1) }
    return order == nil ? .failed([.notLinearizable]) : .passed
  }

  /// Runs operations on a fresh shared state.
  ///
  /// - Returns: The history, and the reason if the run could not finish.
  public func run(
    _ operations: Operations
  ) -> (history: History<Operation, Response>, failure: ConcurrentFailure?) {
    var scheduler = InterleavingScheduler(self, operations)
    let failure = scheduler.run()
    return (scheduler.history, failure)
  }
}

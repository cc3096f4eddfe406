/// Lists of operations of a concurrent machine, with preemptions; fewer of both are simpler.
public struct Interleavings<Machine: ConcurrentMachine>: Generator {
  /// The machine.
  public let machine: Machine

  /// The maximum number of operations.
  public let limit: Int

  @usableFromInline let preemptions: Int

  /// Creates a generator of up to `limit` operations, each with up to `preemptions` preemptions.
  ///
  /// - Precondition: `limit` is positive, and `preemptions` is not negative.
  public init(_ machine: Machine, upTo limit: Int = 8, preemptions: Int = 3) {
    precondition(limit > 0 && preemptions >= 0, "nothing can be interleaved")
    self.machine = machine
    self.limit = limit
    self.preemptions = preemptions
  }

  /// Draws a list of operations.
  @inlinable
  public func generate(from source: ChoiceSource) -> [ScheduledOperation<Machine.Operation>] {
    var drawn: [ScheduledOperation<Machine.Operation>] = []
    source.list(.operation, max: limit, average: limit) { _ in
      let operation = source.span(.call) { machine.operation(from: source) }
      drawn.append(ScheduledOperation(operation, preemptions(from: source)))
    }
    return drawn
  }

  /// Draws the preemptions of one operation: none for about half of the operations.
  @inlinable
  func preemptions(from source: ChoiceSource) -> [Preemption] {
    var drawn: [Preemption] = []
    source.list(.preemption, max: preemptions, average: min(preemptions, 1)) { _ in
      // Most operations have few steps; a preemption after their end would have no effect.
      let steps = source.draw(upTo: 15) { $0.next(upTo: (1 << $0.next(upTo: 3)) - 1) }
      let begins = source.draw(upTo: UInt64(limit)) { $0.next(upTo: 3) }
      drawn.append(Preemption(after: Int(steps) + 1, for: Int(begins)))
    }
    return drawn
  }
}

extension SpanLabel {
  /// An operation of a concurrent case, with its preemptions.
  public static let operation = SpanLabel(7)

  /// The call that an operation makes.
  public static let call = SpanLabel(8)

  /// A preemption.
  public static let preemption = SpanLabel(9)
}

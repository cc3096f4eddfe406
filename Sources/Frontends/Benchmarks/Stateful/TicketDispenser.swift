import PropertyTesting

/// A ticket dispenser with a race: it reads the next number and writes the following one in two
/// steps.
///
/// The shortest refutation has one take on each lane, and one preemption between read and write.
struct TicketDispenser: ConcurrentMachine {
  enum Operation: Hashable, Sendable {
    case take, reset
  }

  enum Activity: Hashable, Sendable {
    case reading
    case writing(Int)
    case resetting
  }

  func operation(from source: ChoiceSource) -> Operation { source.flag(1, in: 4) ? .reset : .take }

  func makeShared() -> Int { 0 }

  func begin(_ operation: Operation) -> Activity {
    switch operation {
    case .take: .reading
    case .reset: .resetting
    }
  }

  func advance(_ activity: inout Activity, in next: inout Int) -> StepOutcome<Int?> {
    switch activity {
    case .reading:
      activity = .writing(next)
      return .running
    case .writing(let ticket):
      next = ticket + 1
      return .finished(ticket)
    case .resetting:
      next = 0
      return .finished(nil)
    }
  }

  let initialModel = 0

  func apply(_ operation: Operation, to next: inout Int) -> Int? {
    switch operation {
    case .take:
      next += 1
      return next - 1
    case .reset:
      next = 0
      return nil
    }
  }
}

import PropertyTesting
import Testing

// Goal: preemptions have their documented effect, and every schedule of two lanes can be written.
// Method: operations that record their steps; all preemptions of small cases against all orders.
@Suite struct SchedulerTests {
  /// Returns the steps, as the numbers of the operations that made them.
  private func steps(_ lengths: [(Int, [Preemption])], lanes: Int = 2) -> [Int] {
    let machine = Recorder(lanes: lanes)
    let operations = lengths.enumerated().map { number, operation in
      ScheduledOperation(Recorder.Operation(id: number, steps: operation.0), operation.1)
    }
    let (history, failure) = machine.run(operations)
    #expect(failure == nil)
    return history.lanes.joined().compactMap(\.response).max { $0.count < $1.count } ?? []
  }

  @Test func `without a preemption each operation runs to its end`() {
    #expect(steps([(2, []), (3, []), (1, [])]) == [0, 0, 1, 1, 1, 2])
  }

  @Test func `a preemption lets the next operations begin`() {
    let one = Preemption(after: 1, for: 1)
    #expect(steps([(2, [one]), (2, []), (2, [])]) == [0, 1, 1, 0, 2, 2])
    let two = Preemption(after: 1, for: 2)
    #expect(steps([(2, [two]), (2, []), (2, [])]) == [0, 1, 1, 2, 2, 0])
  }

  @Test func `two operations take turns when both lose theirs`() {
    let begin = Preemption(after: 1, for: 1)
    let back = Preemption(after: 1, for: 0)
    #expect(steps([(3, [begin, back]), (3, [back, back])]) == [0, 1, 0, 1, 0, 1])
  }

  @Test func `a preemption for which nothing is left says nothing`() {
    #expect(steps([(1, []), (2, [Preemption(after: 1, for: 3)])]) == [0, 1, 1])
    #expect(steps([(1, [Preemption(after: 5, for: 1)]), (1, [])]) == [0, 1])
  }

  @Test func `no more operations are under way than there are lanes`() {
    let one = Preemption(after: 1, for: 1)
    #expect(steps([(2, [one]), (2, [one]), (2, [])]) == [0, 1, 0, 2, 2, 1])
    #expect(steps([(2, [one]), (2, [one]), (2, [])], lanes: 1) == [0, 0, 1, 1, 2, 2])
    let two = Preemption(after: 1, for: 2)
    #expect(steps([(2, [two]), (2, [two]), (2, [])], lanes: 3) == [0, 1, 2, 2, 0, 1])
  }

  @Test func `every order of the steps of two operations can be written`() {
    // Three steps each; the first operation begins.
    let expected = Set(Self.orders(of: [3, 3]).filter { $0[0] == 0 })
    #expect(Set(written(lengths: [3, 3], perOperation: 2)) == expected)
    #expect(expected.count == 10)
  }

  @Test func `every order of three operations on two lanes can be written`() {
    let expected = Set(Self.orders(of: [2, 2, 2]).filter { Self.fits($0, lanes: 2, steps: 2) })
    #expect(Set(written(lengths: [2, 2, 2], perOperation: 1)) == expected)
    #expect(expected.count == 9)
  }

  /// Returns the orders that preemptions make, with up to this number of them in an operation.
  private func written(lengths: [Int], perOperation: Int) -> [[Int]] {
    var choices: [[Preemption]] = [[]]
    for _ in 0..<perOperation {
      choices += choices.flatMap { list in
        (1...2).flatMap { steps in
          (0...2).map { list + [Preemption(after: steps, for: $0)] }
        }
      }
    }
    var cases: [[[Preemption]]] = [[]]
    for _ in lengths { cases = cases.flatMap { one in choices.map { one + [$0] } } }
    return cases.map { steps(Array(zip(lengths, $0))) }
  }

  /// Returns all orders of the given numbers of steps of each operation.
  private static func orders(of lengths: [Int]) -> [[Int]] {
    guard lengths.contains(where: { $0 > 0 }) else { return [[]] }
    return lengths.indices.filter { lengths[$0] > 0 }.flatMap { next in
      var rest = lengths
      rest[next] -= 1
      return orders(of: rest).map { [next] + $0 }
    }
  }

  /// Returns true if operations begin in order and no more than the given number are under way.
  private static func fits(_ order: [Int], lanes: Int, steps: Int) -> Bool {
    var made: [Int: Int] = [:]
    for next in order {
      if made[next] == nil, made.count != next { return false }
      made[next, default: 0] += 1
      if made.values.count(where: { $0 < steps }) > lanes { return false }
    }
    return true
  }

  @Test func `operations that wait for each other are a deadlock`() {
    let machine = Locks()
    let apart: Locks.Operations = [ScheduledOperation(.leftFirst), ScheduledOperation(.rightFirst)]
    #expect(machine.verdict(on: apart) == .passed)
    let crossed: Locks.Operations = [
      ScheduledOperation(.leftFirst, [Preemption(after: 1, for: 1)]),
      ScheduledOperation(.rightFirst),
    ]
    #expect(machine.verdict(on: crossed) == .failed([.deadlock]))
  }

  @Test func `a deadlock is found and shrinks to two operations and one preemption`() throws {
    for seed in 0..<10 as Range<UInt64> {
      let island = Island(
        seed: seed,
        index: 0,
        of: 1,
        cases: 500,
        generator: Interleavings(Locks()),
        failure: ConcurrentFailure.self
      )
      let found = island.run { operations, _ in Locks().verdict(on: operations) }
      let start = try #require(found.failures.first)
      #expect(found.failures.map(\.failure) == [.deadlock])
      let shrinker = Shrinker<Interleavings<Locks>, ConcurrentFailure>(
        generator: Interleavings(Locks())
      ) { Locks().verdict(on: $0) }
      let result = shrinker.shrink(start.choices, keeping: .deadlock)
      #expect(
        result.value == [
          ScheduledOperation(.leftFirst, [Preemption(after: 1, for: 1)]),
          ScheduledOperation(.rightFirst),
        ]
      )
      #expect(result.end == .minimal)
    }
  }

  @Test func `operations without an end are cut`() {
    #expect(
      Recorder(lanes: 2).verdict(on: [ScheduledOperation(.init(id: 0, steps: .max))])
        == .failed([.endless])
    )
  }

  @Test func `a case prints with its preemptions, and its history event by event`() {
    let operation = ScheduledOperation(Locks.Operation.leftFirst, [Preemption(after: 1, for: 2)])
    #expect(operation.description == "leftFirst, preempted after 1 until 2 more began")
    let machine = Recorder(lanes: 1)
    #expect(
      machine.run([ScheduledOperation(.init(id: 0, steps: 1))]).history.description == """
        lane 0 begins operation 0
        lane 0 returns [0] from operation 0
        """
    )
  }
}

/// Operations of some steps that record their number at each.
private struct Recorder: ConcurrentMachine {
  struct Operation: Hashable, Sendable, CustomStringConvertible {
    let id: Int
    let steps: Int
    var description: String { "operation \(id)" }
  }

  struct Activity {
    let id: Int
    var left: Int
  }

  let lanes: Int

  func operation(from source: ChoiceSource) -> Operation { Operation(id: 0, steps: 1) }
  func makeShared() -> [Int] { [] }
  func begin(_ operation: Operation) -> Activity {
    Activity(id: operation.id, left: operation.steps)
  }

  func advance(_ activity: inout Activity, in log: inout [Int]) -> StepOutcome<[Int]> {
    log.append(activity.id)
    activity.left -= 1
    return activity.left == 0 ? .finished(log) : .running
  }

  let initialModel = 0
  func apply(_ operation: Operation, to model: inout Int) -> [Int] { [] }
}

/// Two locks that are taken in either order: each operation takes both, then frees both.
private struct Locks: ConcurrentMachine {
  enum Operation: Hashable, Sendable {
    case leftFirst, rightFirst
  }

  struct Activity {
    let order: [Int]
    var taken = 0
  }

  func operation(from source: ChoiceSource) -> Operation {
    source.flag() ? .rightFirst : .leftFirst
  }

  func makeShared() -> [Bool] { [false, false] }

  func begin(_ operation: Operation) -> Activity {
    Activity(order: operation == .leftFirst ? [0, 1] : [1, 0])
  }

  func advance(_ activity: inout Activity, in locks: inout [Bool]) -> StepOutcome<Int> {
    guard activity.taken < 2 else {
      locks = [false, false]
      return .finished(0)
    }
    guard !locks[activity.order[activity.taken]] else { return .blocked }
    locks[activity.order[activity.taken]] = true
    activity.taken += 1
    return .running
  }

  let initialModel = 0
  func apply(_ operation: Operation, to model: inout Int) -> Int { 0 }
}

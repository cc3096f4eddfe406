import PropertyTesting
import Testing

// Goal: a history is linearizable exactly if some order of its calls explains it.
// Method: histories that are known to be linearizable or not; then all small histories of a
// register and many random ones of a queue against a check that tries every permutation.
@Suite struct LinearizationTests {
  enum Register: Hashable, Sendable {
    case write(Int), read

    static func apply(_ operation: Register, _ value: inout Int) -> Int {
      if case .write(let new) = operation { value = new }
      return value
    }
  }

  enum Queue: Hashable, Sendable {
    case put(Int), take

    static func apply(_ operation: Queue, _ queue: inout [Int]) -> Int? {
      switch operation {
      case .put(let number):
        queue.append(number)
        return nil
      case .take: return queue.isEmpty ? -1 : queue.removeFirst()
      }
    }
  }

  /// One begin or end of a call, in the order of time.
  private enum Event<Operation, Response> {
    case begin(Int, Operation)
    case end(Int, Response)
  }

  private func history<O, R>(_ lanes: Int, _ events: [Event<O, R>]) -> History<O, R> {
    var history = History<O, R>(lanes: lanes)
    for event in events {
      switch event {
      case .begin(let lane, let operation): history.invoke(operation, on: lane)
      case .end(let lane, let response): history.respond(response, on: lane)
      }
    }
    return history
  }

  @Test func `a read may see a write that overlaps it, and must see one that is over`() {
    let overlapping: [Event<Register, Int>] = [
      .begin(0, .write(1)), .begin(1, .read), .end(1, 0), .end(0, 1),
    ]
    #expect(history(2, overlapping).linearization(from: 0, applying: Register.apply) != nil)
    let stale: [Event<Register, Int>] = [
      .begin(0, .write(1)), .end(0, 1), .begin(1, .read), .end(1, 0),
    ]
    #expect(history(2, stale).linearization(from: 0, applying: Register.apply) == nil)
  }

  @Test func `two reads during one write do not see new, then old`() {
    let inversion: [Event<Register, Int>] = [
      .begin(0, .write(1)), .begin(1, .read), .end(1, 1), .begin(1, .read), .end(1, 0), .end(0, 1),
    ]
    #expect(history(2, inversion).linearization(from: 0, applying: Register.apply) == nil)
  }

  @Test func `two takes never return the same element`() {
    let twice: [Event<Queue, Int?>] = [
      .begin(0, .put(7)), .end(0, nil), .begin(0, .take), .begin(1, .take), .end(0, 7), .end(1, 7),
    ]
    #expect(history(2, twice).linearization(from: [], applying: Queue.apply) == nil)
  }

  @Test func `a pending call may have taken effect or not`() {
    for seen in 0...1 {
      let pending: [Event<Register, Int>] = [
        .begin(0, .write(1)), .begin(1, .read), .end(1, seen),
      ]
      let order = history(2, pending).linearization(from: 0, applying: Register.apply)
      #expect(order?.count == seen + 1)
    }
  }

  @Test func `the order that is found explains every response and agrees with time`() throws {
    let events: [Event<Queue, Int?>] = [
      .begin(0, .put(1)), .begin(1, .put(2)), .end(1, nil), .begin(2, .take), .end(0, nil),
      .end(2, 2), .begin(0, .take), .end(0, 1),
    ]
    let order = try #require(history(3, events).linearization(from: [], applying: Queue.apply))
    #expect(order.map(\.operation) == [.put(2), .put(1), .take, .take] || order.count == 4)
    var queue: [Int] = []
    for call in order { #expect(Queue.apply(call.operation, &queue) == call.response) }
    for (index, call) in order.enumerated() {
      #expect(order[index...].allSatisfy { ($0.returned ?? .max) > call.invoked })
    }
  }

  @Test func `all histories of three register calls agree with every permutation`() {
    // Three calls on three lanes: every order of their begins and ends, every operation, every read.
    let operations: [Register] = [.read, .write(0), .write(1)]
    var (explained, histories, wrong) = (0, 0, 0)
    for shape in Self.shapes(of: 3) {
      for code in 0..<(27 * 8) {
        let chosen = [operations[code % 3], operations[code / 3 % 3], operations[code / 9 % 3]]
        let events = shape.map { lane, isBegin -> Event<Register, Int> in
          if isBegin { return .begin(lane, chosen[lane]) }
          if case .write(let value) = chosen[lane] { return .end(lane, value) }
          return .end(lane, code / 27 >> lane & 1)
        }
        let history = history(3, events)
        let isExplained = history.linearization(from: 0, applying: Register.apply) != nil
        if isExplained != Self.isExplained(history, 0, Register.apply) { wrong += 1 }
        explained += isExplained ? 1 : 0
        histories += 1
      }
    }
    #expect(wrong == 0)
    #expect(histories == 90 * 216)
    #expect(explained > 1000 && explained < histories - 1000)
  }

  @Test func `random histories of a queue agree with every permutation`() {
    let source = ChoiceSource()
    var explained = 0
    for seed in 0..<300 {
      source.beginRandom(Xoshiro256(seed: UInt64(seed)))
      let history = Self.queueHistory(from: source)
      let isExplained = history.linearization(from: [], applying: Queue.apply) != nil
      #expect(isExplained == Self.isExplained(history, [], Queue.apply))
      explained += isExplained ? 1 : 0
    }
    #expect(explained > 30 && explained < 270)
  }

  /// Six calls on three lanes, begun and ended in any order, that return anything.
  private static func queueHistory(from source: ChoiceSource) -> History<Queue, Int?> {
    var history = History<Queue, Int?>(lanes: 3)
    var begun = 0
    while begun < 6 || (0..<3).contains(where: { history.isPending($0) }) {
      let lane = source.pick(count: 3)
      if history.isPending(lane) {
        let isTake = history.lanes[lane].last?.operation == .take
        history.respond(isTake ? source.pick(count: 3) - 1 : nil, on: lane)
      } else if begun < 6 {
        history.invoke(source.flag() ? .take : .put(source.pick(count: 2)), on: lane)
        begun += 1
      }
    }
    return history
  }

  /// Returns all orders of the begins and ends of one call per lane.
  private static func shapes(of lanes: Int) -> [[(Int, Bool)]] {
    var shapes: [[(Int, Bool)]] = [[]]
    for _ in 0..<(2 * lanes) {
      shapes = shapes.flatMap { shape in
        (0..<lanes).compactMap { lane in
          let count = shape.count { $0.0 == lane }
          return count < 2 ? shape + [(lane, count == 0)] : nil
        }
      }
    }
    return shapes
  }

  /// Returns true if some permutation of the calls agrees with time and explains all responses.
  private static func isExplained<O, R: Equatable, M>(
    _ history: History<O, R>,
    _ initial: M,
    _ apply: (O, inout M) -> R
  ) -> Bool {
    let calls = Array(history.lanes.joined())
    func extends(_ order: [Int]) -> Bool {
      if order.count == calls.count {
        var model = initial
        return order.allSatisfy { apply(calls[$0].operation, &model) == calls[$0].response }
      }
      return calls.indices.contains { next in
        guard !order.contains(next) else { return false }
        let isEarly = calls.indices.allSatisfy {
          order.contains($0) || (calls[$0].returned ?? .max) > calls[next].invoked
        }
        return isEarly && extends(order + [next])
      }
    }
    return extends([])
  }
}

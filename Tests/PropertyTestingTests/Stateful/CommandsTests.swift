import Testing

@testable import PropertyTesting

// Goal: any drawn or replayed case is a list of commands that the machine allows, and no step ever
// turns into another one.
// Method: random cases, all small deletions of them, and written choices for each reason to drop.
@Suite struct CommandsTests {
  let source = ChoiceSource()
  let commands = Commands(Tokens(), upTo: 20)

  private func isSound(_ list: [Tokens.Command]) -> Bool {
    let machine = Tokens()
    var model = machine.initialModel
    for (number, command) in list.enumerated() {
      guard machine.isAllowed(command, in: model) else { return false }
      for token in Self.references(in: command) where !model.alive.contains(token) { return false }
      machine.advance(&model, by: command, as: Step(number))
    }
    return true
  }

  static func references(in command: Tokens.Command) -> [Reference<Tokens.Token>] {
    switch command {
    case .make: []
    case .join(let one, let two): [one, two]
    case .weigh(let token), .use(let token): [token]
    }
  }

  @Test(arguments: 0..<100)
  func `a random case is sound and replays to itself`(seed: Int) {
    source.beginRandom(Xoshiro256(seed: UInt64(seed)))
    let drawn = commands.generate(from: source)
    let (values, spans) = (source.values, source.spans)
    #expect(isSound(drawn))
    #expect(drawn.count <= 20)
    #expect(spans.filter { $0.label == .step }.count == drawn.count)
    source.beginReplay(values)
    #expect(commands.generate(from: source) == drawn)
    #expect(source.values == values)
    #expect(source.spans == spans)
  }

  @Test(arguments: 0..<20)
  func `deleting a step deletes what refers to it and keeps what the others meant`(seed: Int) {
    source.beginRandom(Xoshiro256(seed: UInt64(seed)))
    let drawn = commands.generate(from: source)
    let whole = Case(source)
    for deleted in drawn.indices {
      var candidate = whole.candidate
      let span = whole.spans[whole.steps[deleted]]
      candidate.delete(span.start..<span.end)
      source.beginReplay(candidate)
      let left = commands.generate(from: source)
      #expect(isSound(left))
      // Returns the expected list: the commands that need neither the deleted one nor a dropped
      // one, with every reference moved to the new number of its step.
      #expect(left == Self.without(deleted, drawn))
    }
  }

  /// Returns the commands without one and its dependents, by a plain walk over the list.
  private static func without(_ deleted: Int, _ list: [Tokens.Command]) -> [Tokens.Command] {
    let machine = Tokens()
    var model = machine.initialModel
    var (left, numbers) = ([Tokens.Command](), [Int: Int]())
    for (number, command) in list.enumerated() where number != deleted {
      var isLost = false
      let moved = command.mapping { token in
        guard let new = numbers[token.step.number] else {
          isLost = true
          return token
        }
        return Reference(Step(new))
      }
      let alive = references(in: moved).allSatisfy { model.alive.contains($0) }
      guard !isLost, alive, machine.isAllowed(moved, in: model) else { continue }
      machine.advance(&model, by: moved, as: Step(left.count))
      numbers[number] = left.count
      left.append(moved)
    }
    return left
  }

  @Test func `a step whose rule is not enabled is dropped and leaves no choices`() {
    source.beginReplay([1, 3, 1, 0, 4, 0])
    #expect(commands.generate(from: source) == [.make(5)])
    #expect(source.values == [1, 0, 4, 0])
  }

  @Test func `a step whose command is not allowed is dropped`() {
    // Joins double the weight: 20, 40, 80; a token of 80 may be weighed but not joined.
    let start: [UInt64] = [
      1, 0, 19, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 1, 2, 2, 0,
    ]
    source.beginReplay(start)
    let made = commands.generate(from: source)
    let token = { Reference<Tokens.Token>(Step($0)) }
    #expect(
      made == [
        .make(20), .join(token(0), token(0)), .join(token(1), token(1)), .weigh(token(2)),
      ]
    )
    #expect(source.values.count == start.count - 4)
  }

  @Test func `a reference over the number of results is dropped, not lowered`() {
    source.beginReplay([1, 0, 0, 1, 2, 7, 1, 2, 0, 0])
    #expect(commands.generate(from: source) == [.make(1), .weigh(Reference(Step(0)))])
  }

  @Test func `the end of the list is recorded at either limit`() {
    let short = Commands(Tokens(), upTo: 2)
    source.beginReplay([1, 0, 0, 1, 0, 0, 1, 0, 0])
    #expect(short.generate(from: source).count == 2)
    #expect(source.choices.last == Choice(0, bound: 0))
    source.beginSimplest()
    #expect(short.generate(from: source).isEmpty)
    #expect(source.choices == [Choice(0, bound: 1)])
  }

  @Test func `a machine that can do nothing more ends its case`() {
    // The lift at its only floor with the door broken off: nothing is enabled but open and close.
    let stuck = Commands(Stuck(), upTo: 50)
    for seed in 0..<20 {
      source.beginRandom(Xoshiro256(seed: UInt64(seed)))
      #expect(stuck.generate(from: source).count <= 3)
      #expect(!source.isRejected)
    }
  }

  @Test func `some cases leave a rule out and some repeat one`() {
    var kinds: Set<Set<Int>> = []
    for seed in 0..<200 {
      source.beginRandom(Xoshiro256(seed: UInt64(seed)))
      let drawn = commands.generate(from: source)
      guard drawn.count == 20 else { continue }
      kinds.insert(Set(drawn.map(\.rule)))
    }
    #expect(kinds.contains([0, 1, 2, 3]))
    #expect(kinds.contains([0, 1]))
    #expect(kinds.count >= 6)
  }
}

/// A machine that can do three things and then nothing.
private struct Stuck: StateMachine {
  let initialModel = 0
  let rules: [Rule<Int, Int>] = [
    Rule("go", 1, when: { $0 < 3 }), Rule("never", 2, when: { $0 < 3 }),
  ]
  func isAllowed(_ command: Int, in model: Int) -> Bool { command == 1 }
  func advance(_ model: inout Int, by command: Int, as step: Step) { model += 1 }
  func makeSystem() -> Int { 0 }
  func perform(_ command: Int, as step: Step, on system: inout Int, from model: Int) -> [String] {
    []
  }
}

extension Tokens.Command {
  /// The command with every reference replaced.
  func mapping(
    _ moved: (Reference<Tokens.Token>) -> Reference<Tokens.Token>
  ) -> Tokens.Command {
    switch self {
    case .make: self
    case .join(let one, let two): .join(moved(one), moved(two))
    case .weigh(let token): .weigh(moved(token))
    case .use(let token): .use(moved(token))
    }
  }

  var rule: Int {
    switch self {
    case .make: 0
    case .join: 1
    case .weigh: 2
    case .use: 3
    }
  }
}

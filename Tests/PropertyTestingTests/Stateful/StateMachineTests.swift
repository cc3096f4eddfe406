import PropertyTesting
import Testing

/// A bank account that reports too much from 151 on.
private struct Bank: StateMachine {
  enum Command: Hashable, Sendable {
    case deposit(Int), withdraw(Int), report
  }

  let initialModel = 0
  let rules: [Rule<Int, Command>] = [
    Rule("deposit") { _, source in .deposit(Int(source.draw(in: 1...100))) },
    Rule("withdraw") { _, source in .withdraw(Int(source.draw(in: 1...100))) },
    Rule("report", .report),
  ]

  func isAllowed(_ command: Command, in balance: Int) -> Bool {
    guard case .withdraw(let amount) = command else { return true }
    return amount <= balance
  }

  func advance(_ balance: inout Int, by command: Command, as step: Step) {
    switch command {
    case .deposit(let amount): balance += amount
    case .withdraw(let amount): balance -= amount
    case .report: break
    }
  }

  func makeSystem() -> Int { 0 }

  func perform(_ command: Command, as step: Step, on system: inout Int, from model: Int)
    -> [String]
  {
    advance(&system, by: command, as: step)
    return command == .report && system > 150 ? ["too much"] : []
  }
}

// Goal: seeded faults of small machines end at one case each, and a correct machine never fails.
// Method: random first failures at full size from several seeds; exact minima.
@Suite struct StateMachineTests {
  typealias Token = Tokens.Token

  static let minima: [Tokens.Bug: [Tokens.Command]] = [
    .forgetsSecond: [
      .make(1), .join(Reference(Step(0)), Reference(Step(0))), .weigh(Reference(Step(1))),
    ],
    .countsSelfOnce: [
      .make(1), .join(Reference(Step(0)), Reference(Step(0))), .weigh(Reference(Step(1))),
    ],
    .fourthIsLost: [
      .make(1), .make(1), .make(1), .make(1), .weigh(Reference(Step(3))),
    ],
  ]

  private func found<Machine: StateMachine>(
    _ machine: Machine,
    seed: UInt64,
    cases: Int = 2000,
    options: SearchOptions = .randomAtFullSize
  ) -> FoundFailure<Machine.Failure>? {
    let island = Island(
      seed: seed,
      index: 0,
      of: 1,
      cases: cases,
      generator: Commands(machine),
      failure: Machine.Failure.self,
      options: options
    )
    let result = island.runUntilFailure { machine.verdict(on: $0, reportingTo: $1) }
    return result.failures.first
  }

  private func shrunk<Machine: StateMachine>(
    _ machine: Machine,
    _ found: FoundFailure<Machine.Failure>
  ) -> ShrinkResult<[Machine.Command], Machine.Failure> {
    Shrinker(generator: Commands(machine)) { machine.verdict(on: $0) }
      .shrink(found.choices, keeping: found.failure)
  }

  @Test(arguments: [Tokens.Bug.forgetsSecond, .countsSelfOnce, .fourthIsLost])
  func `a bug of the tokens has one minimum from any start`(bug: Tokens.Bug) throws {
    let machine = Tokens(bug: bug)
    for seed in 0..<12 {
      let result = shrunk(machine, try #require(found(machine, seed: UInt64(seed))))
      #expect(result.value == Self.minima[bug])
      #expect(result.end == .minimal)
      #expect(result.calls < 150)
    }
  }

  @Test func `a correct machine never fails`() {
    #expect(found(Tokens(), seed: 1, cases: 500, options: SearchOptions()) == nil)
    #expect(found(Lift(top: 4), seed: 1, cases: 500, options: SearchOptions()) == nil)
  }

  @Test func `the run ends at the first step that fails and reports its failures`() {
    let token = Reference<Token>(Step(0))
    let commands: [Tokens.Command] = [.make(1), .join(token, token), .weigh(Reference(Step(1)))]
    #expect(Tokens(bug: .forgetsSecond).verdict(on: commands) == .failed(["another weight"]))
    #expect(Tokens().verdict(on: commands) == .passed)
    // A reference to a step that made no token: our mistake, and reported as such.
    let wrong: [Tokens.Command] = [.make(1), .weigh(token), .weigh(Reference(Step(1)))]
    #expect(Tokens().verdict(on: wrong) == .failed(["a token is lost"]))
  }

  @Test func `an invariant is checked before the first step and after each`() {
    let atOnce = Lift(top: 2, broken: Lift.State())
    #expect(atOnce.verdict(on: []) == .failed(["broken"]))
    let later = Lift(top: 2, broken: Lift.State(floor: 1))
    #expect(later.verdict(on: []) == .passed)
    #expect(later.verdict(on: [.up]) == .failed(["broken"]))
  }

  @Test func `a detour becomes the direct way`() throws {
    // Up to the third floor and open; the start goes there twice, with the door open on the way.
    let machine = Lift(top: 5, broken: Lift.State(floor: 3, isOpen: true))
    let rules: [UInt64] = [1, 2, 3, 1, 1, 1, 0, 2, 3, 0, 1, 1, 2]
    let detour: [UInt64] = rules.flatMap { [1, $0] as [UInt64] } + [0]
    let start = FoundFailure(failure: "broken", caseIndex: 0, choices: detour)
    let result = shrunk(machine, start)
    #expect(result.value == [.up, .up, .up, .open])
    #expect(result.calls < 40)
  }

  @Test func `few large amounts take the place of many small ones`() throws {
    for seed in 0..<12 {
      let result = shrunk(Bank(), try #require(found(Bank(), seed: UInt64(seed))))
      #expect(result.value == [.deposit(51), .deposit(100), .report])
    }
  }

  @Test func `commands print as code that performs them`() {
    let token = { Reference<Token>(Step($0)) }
    let commands: [Tokens.Command] = [
      .make(3), .make(4), .join(token(0), token(0)), .weigh(token(2)),
    ]
    #expect(
      Transcript(commands).description == """
        let token0 = make(3)
        make(4)
        let token2 = join(token0, token0)
        weigh(token2)
        """
    )
    #expect(Transcript([Lift.Command.up, .open]).description == "up()\nopen()")
    #expect(Transcript([Lift.Command]()).description == "")
  }
}

import Testing

@testable import PropertyTesting

// Goal: each pass over steps alone achieves its purpose, and none does anything without steps.
// Method: one pass, run once on commands written as choices; the exact result is asserted.
@Suite struct StepPassTests {
  private let tokens = Commands(Tokens())

  private func token(_ step: Int) -> Reference<Tokens.Token> { Reference(Step(step)) }

  private func made(_ weights: UInt64...) -> [UInt64] { weights.flatMap { [1, 0, $0] } }

  @Test func `the steps behind the one that fails are cut in a few calls`() {
    let start: [UInt64] = (0..<32).flatMap { self.made(UInt64($0) % 20) as [UInt64] } + [0]
    let result = reduced(tokens, start, by: { $0.cutSteps() }) { $0.count >= 11 }
    #expect(result.value.count == 11)
    #expect(result.calls == 5)
  }

  @Test func `steps are deleted with what depends on them, and the others keep their meaning`() {
    // The second token is joined with itself, weighed and used; the third one matters.
    let start = made(1, 2, 3) + [1, 1, 1, 1, 1, 2, 3, 1, 3, 1, 1, 2, 1, 0]
    let result = reduced(tokens, start, by: { $0.deleteSiblings() }) { commands in
      commands.indices.contains { step in
        commands[step] == .make(4)
          && commands.contains { $0 == .weigh(self.token(step)) }
      }
    }
    #expect(result.value == [.make(4), .weigh(token(0))])
  }

  @Test func `everything may refer to the earlier of two steps`() {
    let start = made(0, 0) + [1, 2, 0, 1, 3, 1, 0]
    let result = reduced(tokens, start, by: { $0.normalizeSteps() }) {
      $0.map(\.rule).suffix(2) == [2, 3]
    }
    #expect(result.value == [.make(1), .weigh(token(0)), .use(token(0))])
    #expect(result.calls == 1)
  }

  @Test func `what refers to one of two steps alike refers to the first`() {
    // One token is used, and only then the other one weighed: both are necessary.
    let start = made(0, 0) + [1, 3, 1, 1, 2, 0, 0]
    let result = reduced(tokens, start, by: { $0.normalizeSteps() }) {
      $0.map(\.rule) == [0, 0, 3, 2]
    }
    #expect(result.value == [.make(1), .make(1), .use(token(0)), .weigh(token(1))])
    #expect(result.calls == 2)
  }

  @Test func `numbers are renamed by their first occurrence, the same ones alike`() {
    let start = made(7, 3, 7, 12, 3) + [0]
    let result = reduced(tokens, start, by: { $0.normalizeSteps() }) { commands in
      let weights = commands.map { "\($0)" }
      return weights.count == 5 && weights[0] == weights[2] && weights[1] == weights[4]
        && Set(weights).count == 3
    }
    #expect(result.value == [.make(1), .make(2), .make(1), .make(3), .make(2)])
    #expect(result.calls <= 3)
  }

  @Test func `a number that keeps its name lets the others be exchanged`() {
    let start = made(9, 4, 9, 4) + [0]
    let result = reduced(tokens, start, by: { $0.normalizeSteps() }) {
      $0.count == 4 && $0[0] == $0[2] && $0[1] == $0[3] && $0[1] == .make(5)
    }
    #expect(result.value == [.make(1), .make(5), .make(1), .make(5)])
  }

  @Test func `a number moves to the last place where it will do`() {
    let start = made(1, 0, 0, 0) + [0]
    let result = reduced(tokens, start, by: { $0.normalizeSteps() }) { commands in
      commands.count == 4 && commands.dropLast().contains(.make(2))
        && commands.count { $0 == .make(2) } == 1
    }
    #expect(result.value == [.make(1), .make(1), .make(2), .make(1)])
  }

  @Test func `a step follows another rule that asks for less`() {
    let start = made(0, 0) + [1, 1, 0, 1, 0]
    let result = reduced(tokens, start, by: { $0.simplifyRules() }) { commands in
      commands.count == 3 && CommandsTests.references(in: commands[2]).contains(self.token(1))
    }
    #expect(result.value == [.make(1), .make(1), .weigh(token(1))])
  }

  @Test func `large numbers take the place of a step`() {
    let start = made(9, 9, 9, 9) + [0]
    let result = reduced(tokens, start, by: { $0.tradeNumbersForSteps() }) { commands in
      let total = commands.reduce(0) { sum, command in
        if case .make(let weight) = command { sum + weight } else { sum }
      }
      return total >= 40
    }
    #expect(result.value.count == 2)
  }

  @Test func `a way becomes the simplest that leads to the same state`() {
    let lift = Commands(Lift(top: 4))
    // Open, close, up, up, down, up, up, open.
    let start: [UInt64] = [2, 3, 1, 1, 0, 1, 1, 2].flatMap { [1, $0] as [UInt64] } + [0]
    let result = reduced(lift, start, by: { $0.shortenWays() }) { commands in
      commands.last == .open && commands.count { $0 == .up } - commands.count { $0 == .down } == 3
    }
    #expect(result.value == [.up, .up, .up, .open])
    #expect(result.calls == 1)
  }

  @Test func `two operations exchange what they do and keep their preemptions`() {
    let operations = Draw { source in
      source.span(.operation) {
        (source.span(.call) { source.pick(count: 5) }, source.pick(count: 9))
      }
    }.list(count: 2...2)
    let result = reduced(operations, [4, 7, 1, 0], by: { $0.exchangeCalls() }) { list in
      Set(list.map(\.0)) == [1, 4] && list[0].1 == 7
    }
    #expect(result.value.map(\.0) == [1, 4])
    #expect(result.value.map(\.1) == [7, 0])
    #expect(result.calls == 1)
  }

  @Test func `no pass over steps tries anything on a case without steps`() {
    let numbers = Integers(in: 0...99).list(count: 0...9)
    let result = reduced(
      numbers,
      [1, 70, 1, 3, 1, 70, 0],
      by: {
        $0.cutSteps()
        $0.shortenWays()
        $0.normalizeSteps()
        $0.exchangeCalls()
        $0.simplifyRules()
        $0.tradeNumbersForSteps()
      },
      while: { _ in true }
    )
    #expect(result.value == [70, 3, 70])
    #expect(result.calls == 0)
  }
}

import PropertyChecks
import Testing

// Goal: a flaky failure names the step in which its runs differ.
@Suite struct FlakyDifferenceTests {
  private final class Flicker: @unchecked Sendable { var calls = 0 }

  private struct Counter: StateMachine {
    enum Command { case up, read }
    let flicker = Flicker()
    let initialModel = 0
    let rules: [Rule<Int, Command>] = [Rule("up", .up), Rule("read", .read)]

    func advance(_ model: inout Int, by command: Command, as step: Step) {
      if command == .up { model += 1 }
    }

    struct System {
      var count = 0
      let isBad: Bool
    }

    func makeSystem() -> System {
      flicker.calls += 1
      return System(isBad: flicker.calls % 3 == 0)
    }

    func perform(
      _ command: Command,
      as step: Step,
      on system: inout System,
      from model: Int
    ) -> [String] {
      if command == .up { system.count += 1 }
      return command == .read && system.isBad && model > 0 ? ["read too little"] : []
    }
  }

  @Test func `the numbers of a property tell which of them differed`() throws {
    let flicker = Flicker()
    let check = Check<_, String>(Integers(in: 0...9), plan: CheckPlan(property: "flaky"))
    let report = check.run { number, source in
      flicker.calls += 1
      let isLate = flicker.calls % 4 == 0
      source.observe("number", number)
      source.observe("delay", isLate ? 70 : 5)
      return isLate ? .failed(["late"]) : .passed
    }
    let failure = try #require(report.failures.first)
    let difference = try #require(failure.difference)
    #expect(difference.failing == "delay = 70")
    #expect(difference.passing == "delay = 5")
    #expect(
      failure.summary.contains(
        "differs: after 2 equal steps, `delay = 70` in a failing run and `delay = 5` in a passing one"
      )
    )
    #expect(failure.summary[0].hasPrefix("failing: "))
  }

  @Test func `a state machine names its step`() throws {
    let machine = Counter()
    let check = Check<_, String>(Commands(machine), plan: CheckPlan(property: "flaky steps"))
    let report = check.run { machine.verdict(on: $0, reportingTo: $1) }
    let flaky = report.failures.compactMap(\.difference)
    #expect(flaky.count == 1)
    #expect(flaky.first?.failing?.hasSuffix(", read: read too little") == true)
    #expect(flaky.first?.passing?.hasSuffix(", read") == true)
  }

  @Test func `a property without steps is asked for some`() throws {
    let flicker = Flicker()
    let check = Check<_, String>(Integers(in: 0...9), plan: CheckPlan(property: "flaky"))
    let report = check.run { _, _ in
      flicker.calls += 1
      return flicker.calls % 4 == 0 ? .failed(["late"]) : .passed
    }
    let lines = try #require(report.failures.first).summary
    #expect(lines.contains { $0.hasPrefix("differs: no recorded step; ") })
  }
}

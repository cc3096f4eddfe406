import InstrumentedSubjects
import PropertyChecks
import PropertyTesting
import PropertyTestingSupport
import Synchronization
import Testing

// Goal: a search that coverage guides finds failures behind conditions in a row.
// Method: five subjects are instrumented; without guidance, ten times the cases find nothing.
#if os(Linux)
  @Suite struct GuidedCheckTests {
    private static let cases = 60_000

    @Test(arguments: Problem.allCases)
    func `coverage leads to the failure from four of five seeds`(problem: Problem) async throws {
      var found = 0
      for seed in 1...5 as ClosedRange<UInt64> {
        found += try await problem.search(Self.cases, seed, isGuided: true).isFound ? 1 : 0
      }
      #expect(found >= 4)
    }

    @Test(arguments: Problem.allCases)
    func `without coverage ten times the cases find nothing`(problem: Problem) async throws {
      let outcome = try await problem.search(10 * Self.cases, 1, isGuided: false)
      #expect(!outcome.isFound)
      #expect(outcome.judged > 9 * Self.cases)
    }

    @Test func `equal seeds give equal cases`() async throws {
      let texts = Mutex<[String]>([])
      for seed in [1, 1, 2] as [UInt64] {
        try await check(Strings(), .cases(2_000), .seed(seed), .guidedByCoverage) { text in
          texts.withLock { $0.append(text) }
          return DateReader.reads(text)
        }
      }
      let cases = texts.withLock { $0 }
      let third = cases.count / 3
      #expect(cases[..<third].elementsEqual(cases[third..<(2 * third)]))
      #expect(!cases[..<third].elementsEqual(cases[(2 * third)...]))
    }

    @Test func `a property that runs no instrumented code is an error`() async throws {
      await #expect(throws: CheckError.notInstrumented) {
        try await check(Integers(in: 0...9), .guidedByCoverage) { $0 < 10 }
      }
    }

    @Test func `a closure that suspends is an error`() async throws {
      await #expect(throws: CheckError.cannotGuide) {
        try await check(Integers(in: 0...9), .guidedByCoverage) { number in
          await Task.yield()
          return Lock.staysShut(UInt32(number), 0)
        }
      }
    }
  }

  /// A subject with a failure behind conditions in a row.
  enum Problem: CaseIterable {
    case chunk, date, handshake, lock, stack

    struct Outcome {
      let isFound: Bool
      let judged: Int

      init<Value>(_ report: CheckReport<Value, PropertyFailure>) {
        isFound = !report.failures.isEmpty
        judged = report.judged
      }
    }

    func search(_ cases: Int, _ seed: UInt64, isGuided: Bool) async throws -> Outcome {
      let outcome = Mutex<Outcome?>(nil)
      _ = try await recordedIssues {
        // Without guidance, the last option repeats the first.
        let options: (CheckOption, CheckOption, CheckOption, CheckOption) = (
          .cases(cases), .seed(seed), .shrinkBudget(1), isGuided ? .guidedByCoverage : .cases(cases)
        )
        let found = try await run(options.0, options.1, options.2, options.3)
        outcome.withLock { $0 = found }
      }
      return try #require(outcome.withLock { $0 })
    }

    private func run(
      _ cases: CheckOption,
      _ seed: CheckOption,
      _ budget: CheckOption,
      _ guide: CheckOption
    ) async throws -> Outcome {
      switch self {
      case .chunk:
        Outcome(
          try await check(Bytes(count: 0...16), cases, seed, budget, guide) {
            ChunkReader.reads($0)
          }
        )
      case .date:
        Outcome(
          try await check(Strings(Problem.dates), cases, seed, budget, guide) {
            DateReader.reads($0)
          }
        )
      case .handshake:
        Outcome(
          try await check(Problem.messages, cases, seed, budget, guide) {
            Handshake.returns(after: $0)
          }
        )
      case .stack:
        Outcome(
          try await check(Problem.programs, cases, seed, budget, guide) { StackMachine.runs($0) }
        )
      case .lock:
        Outcome(
          try await check(cases, seed, budget, guide) { (first: UInt32, second: UInt32) in
            Lock.staysShut(first, second)
          }
        )
      }
    }

    private static let dates = Alphabet.digits + Alphabet("-:TZ")

    private static let messages = Integers(in: 0...9).list(count: 0...30)

    private static let programs = Zip(Integers(in: 0...4), Integers(in: 0...4_000))
      .map { StackMachine.Instruction(operation: $0, number: $1) }
      .list(count: 0...12)
  }
#endif

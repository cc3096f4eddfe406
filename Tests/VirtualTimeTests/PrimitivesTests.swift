import Foundation
import Testing
import VirtualTime

// Goal: every way to wait or to hand off work follows the one timeline.
// Method: a table of code and the lines that it writes, each with its virtual second.
@Suite struct PrimitivesTests {
  struct Primitive: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var expected: [String]
    var code: @Sendable (Log) async -> Void

    init(_ name: String, _ expected: [String], code: @escaping @Sendable (Log) async -> Void) {
      testDescription = name
      self.expected = expected
      self.code = code
    }
  }

  @Test(arguments: tasks + queues + waits + timers + threads + isolation)
  func `runs in virtual time`(primitive: Primitive) {
    #expect(VirtualTimeline.lines(primitive.code) == primitive.expected)
  }

  static let tasks = [
    Primitive("sleep(for:)", ["3600 woke"]) {
      try? await Task.sleep(for: .seconds(3600))
      $0.write("woke")
    },
    Primitive("sleep(nanoseconds:)", ["60 woke"]) {
      try? await Task.sleep(nanoseconds: 60_000_000_000)
      $0.write("woke")
    },
    Primitive("sleep(until:) of both clocks", ["5 woke", "12 woke"]) {
      try? await Task.sleep(until: .now + .seconds(5), clock: .continuous)
      $0.write("woke")
      try? await Task.sleep(until: .now + .seconds(7), clock: .suspending)
      $0.write("woke")
    },
    Primitive("sleep with a tolerance", ["30 woke"]) {
      try? await Task.sleep(for: .seconds(30), tolerance: .seconds(5))
      $0.write("woke")
    },
    Primitive("a cancelled sleep", ["4 cancelled true"]) { log in
      let sleeper = Task {
        do { try await Task.sleep(for: .seconds(100)) } catch {
          log.write("cancelled \(error is CancellationError)")
        }
      }
      try? await Task.sleep(for: .seconds(4))
      sleeper.cancel()
      await sleeper.value
    },
    Primitive("a task group wakes in order of time", ["1 c", "2 b", "3 a"]) { log in
      await withTaskGroup(of: String.self) { group in
        for (name, seconds) in [("a", 3), ("b", 2), ("c", 1)] {
          group.addTask {
            try? await Task.sleep(for: .seconds(seconds))
            return name
          }
        }
        for await name in group { log.write(name) }
      }
    },
    Primitive("a race against a time-out", ["10 timed out"]) { log in
      let winner = await withTaskGroup(of: String.self) { group in
        group.addTask {
          try? await Task.sleep(for: .seconds(3600))
          return "answered"
        }
        group.addTask {
          try? await Task.sleep(for: .seconds(10))
          return "timed out"
        }
        let first = await group.next()
        group.cancelAll()
        return first
      }
      log.write(winner ?? "nobody")
    },
    Primitive("async let", ["3 [2, 3]"]) { log in
      @Sendable func slow(_ seconds: Int) async -> Int {
        try? await Task.sleep(for: .seconds(seconds))
        return seconds
      }
      async let two = slow(2)
      async let three = slow(3)
      log.write("\(await [two, three])")
    },
    Primitive("an actor serves one after another", ["0 1", "0 2", "0 3"]) { log in
      actor Counter {
        var count = 0
        func increment() -> Int {
          count += 1
          return count
        }
      }
      let counter = Counter()
      for _ in 0..<3 { log.write("\(await counter.increment())") }
    },
    Primitive("the main actor is the main thread", ["0 true true", "0 false"]) { log in
      await MainActor.run {
        MainActor.assumeIsolated { log.write("\(Thread.isMainThread) \(VirtualTimeline.isMain)") }
      }
      log.write("\(isMainThread())")
    },
    Primitive("a stream with a producer", ["1 0", "2 1", "3 2"]) { log in
      let stream = AsyncStream<Int> { continuation in
        Task {
          for number in 0..<3 {
            try? await Task.sleep(for: .seconds(1))
            continuation.yield(number)
          }
          continuation.finish()
        }
      }
      for await number in stream { log.write("\(number)") }
    },
    Primitive("a measured time", ["90 90.0 seconds"]) { log in
      let time = await ContinuousClock().measure { try? await Task.sleep(for: .seconds(90)) }
      log.write("\(time)")
    },
    Primitive("yield", ["0 other", "0 one"]) { log in
      let other = Task { log.write("other") }
      await Task.yield()
      log.write("one")
      await other.value
    },
  ]
}

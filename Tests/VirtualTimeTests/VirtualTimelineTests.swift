import Foundation
import Testing
import VirtualTime

@Suite struct VirtualTimelineTests {
  @Test func `nothing runs before its instant, and all of it at its instant`() {
    let timeline = VirtualTimeline()
    let log = Log()
    timeline.start {
      try? await Task.sleep(for: .seconds(3600))
      log.write("woke")
    }
    #expect(timeline.nextInstant == 0)
    timeline.advance(to: 3_599_999_999)
    #expect(log.lines.isEmpty)
    #expect(timeline.nextInstant == 3_600_000_000)
    timeline.advance(to: 3_600_000_000)
    #expect(log.lines == ["3600 woke"])
    #expect(timeline.nextInstant == nil)
  }

  @Test func `an advance ends at its instant although code waits for something later`() {
    let timeline = VirtualTimeline()
    let log = Log()
    timeline.submit {
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().asyncAfter(deadline: .now() + 10) { semaphore.signal() }
      semaphore.wait()
      log.write("signalled")
    }
    timeline.advance(to: 4_000_000)
    #expect(timeline.now == 4_000_000)
    #expect(timeline.waitingThreads == 1)
    #expect(timeline.nextInstant == 10_000_000)
    timeline.advance(to: 20_000_000)
    #expect(log.lines == ["10 signalled"])
    #expect(timeline.waitingThreads == 0)
  }

  @Test func `an advance until there is news ends when it comes, with all of its instant`() {
    let timeline = VirtualTimeline()
    let log = Log()
    for number in 0..<3 {
      timeline.start {
        try? await Task.sleep(for: .seconds(number == 2 ? 7 : 5))
        log.write("task \(number)")
      }
    }
    func advance(to limit: Int64) -> [String] {
      let known = log.lines.count
      timeline.advance(to: limit) { log.lines.count > known }
      return Array(log.lines[known...])
    }
    #expect(advance(to: 4_000_000) == [])
    #expect(timeline.now == 4_000_000)
    #expect(advance(to: 60_000_000) == ["5 task 0", "5 task 1"])
    #expect(timeline.now == 5_000_000)
    #expect(advance(to: 7_000_000) == ["7 task 2"])
    #expect(advance(to: 60_000_000) == [])
    #expect(timeline.now == 60_000_000)
  }

  @Test func `an advance until there is news ends when code leaves the simulation`() {
    let timeline = VirtualTimeline()
    timeline.submit {
      Thread.sleep(forTimeInterval: 3)
      let source = DispatchSource.makeSignalSource(signal: SIGUSR2, queue: .global())
      source.activate()
      Thread.sleep(forTimeInterval: 3)
    }
    timeline.advance(to: 60_000_000) { false }
    #expect(timeline.now == 3_000_000)
    #expect(timeline.takeDeterminismLeaks().count == 1)
    timeline.advance(to: 60_000_000) { false }
    #expect(timeline.now == 60_000_000)
  }

  @Test func `code that blocks does not hold up what else is due`() {
    let timeline = VirtualTimeline()
    let log = Log()
    for _ in 0..<3 {
      timeline.submit(onMain: false) {
        Thread.sleep(forTimeInterval: 100)
        log.write("slept")
      }
    }
    timeline.start {
      try? await Task.sleep(for: .seconds(1))
      log.write("task")
    }
    timeline.advance(to: 99_000_000)
    #expect(log.lines == ["1 task"])
    timeline.runDry()
    #expect(log.lines == ["1 task", "100 slept", "100 slept", "100 slept"])
  }

  @Test func `a continuation that nobody resumes is a deadlock`() {
    let timeline = VirtualTimeline()
    let log = Log()
    timeline.start {
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      log.write("resumed")
    }
    timeline.runDry()
    #expect(log.lines.isEmpty)
  }

  @Test func `two threads that wait for each other are a deadlock`() {
    let timeline = VirtualTimeline()
    let one = DispatchSemaphore(value: 0)
    let other = DispatchSemaphore(value: 0)
    timeline.submit(onMain: false) {
      one.wait()
      other.signal()
    }
    timeline.submit(onMain: false) {
      other.wait()
      one.signal()
    }
    timeline.runDry()
    #expect(timeline.waitingThreads == 2)
    #expect(timeline.nextInstant == nil)
    timeline.discard()
    #expect(timeline.waitingThreads == 0)
  }

  @Test func `discarding drops tasks, timers and threads, and the next code starts clean`() {
    let timeline = VirtualTimeline()
    let log = Log()
    timeline.start {
      try? await Task.sleep(for: .seconds(5))
      log.write("task")
    }
    timeline.submit {
      Thread.sleep(forTimeInterval: 5)
      log.write("main")
    }
    DispatchQueue.main.async {}
    timeline.advance(to: 1_000_000)
    timeline.discard()
    #expect(timeline.nextInstant == nil)
    timeline.submit { log.write("next") }
    timeline.runDry()
    #expect(log.lines == ["1 next"])
  }

  @Test func `perform runs at once and lets time pass if it waits`() {
    let timeline = VirtualTimeline()
    #expect(timeline.perform { Date() } == Date(timeIntervalSince1970: Double(startOfTests)))
    let (before, after) = timeline.perform {
      let before = ContinuousClock.now
      Thread.sleep(forTimeInterval: 3)
      return (before, ContinuousClock.now)
    }
    #expect(after - before == .seconds(3))
    #expect(timeline.now == 3_000_000)
    #expect(timeline.perform { Thread.isMainThread })
  }

  @Test func `a thread of code ends with its simulation, its locks and timers, too`() {
    let log = Log()
    for _ in 0..<20 {
      let timeline = VirtualTimeline()
      timeline.submit {
        Thread {
          while true {
            pause(10)
            log.write("beat")
          }
        }.start()
      }
      timeline.advance(to: 25_000_000)
      timeline.discard()
      #expect(timeline.nextInstant == nil)
    }
    #expect(log.lines == [[String]](repeating: ["10 beat", "20 beat"], count: 20).flatMap { $0 })
  }

  @Test func `a timer source may outlive its timeline`() {
    let log = Log()
    let first = VirtualTimeline()
    let source = first.perform {
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.setEventHandler { log.write("fired") }
      source.schedule(deadline: .now() + 5)
      source.activate()
      return source
    }
    first.discard()
    let second = VirtualTimeline()
    second.perform { source.schedule(deadline: .now() + 7) }
    second.runDry()
    #expect(log.lines == ["7 fired"])
  }

  @Test func `outside of a simulation clocks and sleeps are real`() async throws {
    let timeline = VirtualTimeline()
    timeline.advance(to: 1)
    #expect(!VirtualTimeline.isActive)
    #expect(Date().timeIntervalSince1970 > 1_600_000_000)
    let time = try await ContinuousClock().measure { try await Task.sleep(for: .milliseconds(2)) }
    #expect(time >= .milliseconds(2))
    #expect(timeline.now == 1)
  }
}

import Foundation
import Glibc
import Testing

/// A thread's way to wait for a while, as in the code of widgets: until a clock shows that the
/// while is over.
struct Wait: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var code: @Sendable (_ nanoseconds: Int64) -> Void

  init(_ name: String, code: @escaping @Sendable (Int64) -> Void) {
    testDescription = name
    self.code = code
  }
}

extension Wait {
  /// The waits of libc.
  static let sleeps = [
    Wait("nanosleep") {
      var time = spec($0)
      _ = nanosleep(&time, nil)
    },
    Wait("clock_nanosleep") {
      var time = spec($0)
      _ = clock_nanosleep(CLOCK_MONOTONIC, 0, &time, nil)
    },
    Wait("clock_nanosleep to an instant") { nanoseconds in
      for clock in [CLOCK_MONOTONIC, CLOCK_REALTIME] {
        var now = timespec()
        clock_gettime(clock, &now)
        var end = spec(
          Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec) + (nanoseconds + 1) / 2
        )
        _ = clock_nanosleep(clock, TIMER_ABSTIME, &end, nil)
      }
    },
    Wait("usleep") { _ = usleep(UInt32(($0 + 999) / 1000)) },
    Wait("poll of nothing") { _ = poll(nil, 0, Int32(($0 + 999_999) / 1_000_000)) },
    Wait("select of nothing") {
      var limit = timeval(tv_sec: Int($0 / 1_000_000_000), tv_usec: Int($0 % 1_000_000_000 / 1000))
      _ = select(0, nil, nil, nil, &limit)
    },
  ]

  /// The waits of Foundation, some of which loop until a clock shows the end.
  static let foundation = [
    Wait("Thread.sleep(forTimeInterval:)") { Thread.sleep(forTimeInterval: seconds($0)) },
    Wait("Thread.sleep(until:)") { Thread.sleep(until: Date() + seconds($0)) },
    Wait("NSCondition.wait(until:)") {
      let condition = NSCondition()
      condition.lock()
      let end = Date() + seconds($0)
      while Date() < end { _ = condition.wait(until: end) }
      condition.unlock()
    },
    Wait("NSLock.lock(before:)") {
      let lock = NSLock()
      lock.lock()
      let end = Date() + seconds($0)
      while Date() < end { _ = lock.lock(before: end) }
    },
    Wait("NSConditionLock.lock(whenCondition:before:)") {
      let lock = NSConditionLock(condition: 0)
      let end = Date() + seconds($0)
      while Date() < end { _ = lock.lock(whenCondition: 1, before: end) }
    },
    Wait("RunLoop.run(until:)") {
      let timer = Timer(timeInterval: 3600, repeats: true) { _ in }
      RunLoop.current.add(timer, forMode: .default)
      RunLoop.current.run(until: Date() + seconds($0))
      timer.invalidate()
    },
    Wait("RunLoop.run(mode:before:)") {
      let timer = Timer(timeInterval: 3600, repeats: true) { _ in }
      RunLoop.current.add(timer, forMode: .default)
      let end = Date() + seconds($0)
      while Date() < end { _ = RunLoop.current.run(mode: .default, before: end) }
      timer.invalidate()
    },
    Wait("Timer in a run loop") {
      nonisolated(unsafe) var isOver = false
      let end = Date() + seconds($0)
      let timer = Timer(fire: end, interval: 0, repeats: false) { _ in isOver = Date() >= end }
      RunLoop.current.add(timer, forMode: .default)
      while !isOver, RunLoop.current.run(mode: .default, before: .distantFuture) {}
    },
  ]

  /// The waits of libdispatch, until its clocks show the end.
  static let dispatch = [
    Wait("DispatchSemaphore.wait(timeout:)") {
      let semaphore = DispatchSemaphore(value: 0)
      let end = DispatchTime.now() + .nanoseconds(Int($0))
      repeat { _ = semaphore.wait(timeout: end) } while DispatchTime.now() < end
    },
    Wait("DispatchSemaphore.wait(wallTimeout:)") {
      let semaphore = DispatchSemaphore(value: 0)
      let end = DispatchWallTime.now() + .nanoseconds(Int($0))
      repeat { _ = semaphore.wait(wallTimeout: end) } while isBefore(end)
    },
    Wait("DispatchGroup.wait(timeout:)") {
      let group = DispatchGroup()
      group.enter()
      let end = DispatchTime.now() + .nanoseconds(Int($0))
      repeat { _ = group.wait(timeout: end) } while DispatchTime.now() < end
      group.leave()
    },
    Wait("asyncAfter and a semaphore") {
      let semaphore = DispatchSemaphore(value: 0)
      let end = DispatchTime.now() + .nanoseconds(Int($0))
      DispatchQueue.global().asyncAfter(deadline: end) { semaphore.signal() }
      semaphore.wait()
    },
    Wait("a timer source") {
      let semaphore = DispatchSemaphore(value: 0)
      let source = DispatchSource.makeTimerSource(queue: .global())
      source.schedule(deadline: .now() + .nanoseconds(Int($0)))
      source.setEventHandler { semaphore.signal() }
      source.resume()
      semaphore.wait()
      source.cancel()
    },
  ]

  /// Waits that last no time, repeated until a clock shows the end.
  static let polls = [
    Wait("usleep(0)") { until($0) { _ = usleep(0) } },
    Wait("a semaphore that is asked for now") {
      let semaphore = DispatchSemaphore(value: 0)
      until($0) { _ = semaphore.wait(timeout: .now()) }
    },
    Wait("a semaphore that is asked for the beginning of time") {
      let semaphore = DispatchSemaphore(value: 0)
      until($0) { _ = semaphore.wait(timeout: DispatchTime(uptimeNanoseconds: 0)) }
    },
    Wait("a group that is asked for a time in the past") {
      let group = DispatchGroup()
      group.enter()
      until($0) { _ = group.wait(timeout: .now() - 1) }
      group.leave()
    },
    Wait("a run loop that is run until the past") {
      until($0) { RunLoop.current.run(until: .distantPast) }
    },
    Wait("an empty run loop that is run until the future") {
      until($0) { _ = RunLoop.current.run(mode: .default, before: .distantFuture) }
    },
    Wait("a lock that is tried") {
      let lock = NSLock()
      let isLocked = DispatchSemaphore(value: 0)
      let end = seconds($0)
      Thread.detachNewThread {
        lock.lock()
        isLocked.signal()
        Thread.sleep(forTimeInterval: end)
        lock.unlock()
      }
      isLocked.wait()
      while !lock.try() {}
      lock.unlock()
    },
    Wait("work that queues itself") {
      let semaphore = DispatchSemaphore(value: 0)
      @Sendable func requeue(until end: DispatchTime) {
        if DispatchTime.now() >= end {
          semaphore.signal()
        } else {
          DispatchQueue.global().async { requeue(until: end) }
        }
      }
      requeue(until: .now() + .nanoseconds(Int($0)))
      semaphore.wait()
    },
    Wait("work that queues itself for now") {
      let semaphore = DispatchSemaphore(value: 0)
      @Sendable func requeue(until end: DispatchTime) {
        if DispatchTime.now() >= end {
          semaphore.signal()
        } else {
          DispatchQueue.global().asyncAfter(deadline: .now()) { requeue(until: end) }
        }
      }
      requeue(until: .now() + .nanoseconds(Int($0)))
      semaphore.wait()
    },
    Wait("Task.yield") { nanoseconds in
      let semaphore = DispatchSemaphore(value: 0)
      Task {
        let end = ContinuousClock.now + .nanoseconds(nanoseconds)
        while ContinuousClock.now < end { await Task.yield() }
        semaphore.signal()
      }
      semaphore.wait()
    },
    Wait("Task.sleep for no time") { nanoseconds in
      let semaphore = DispatchSemaphore(value: 0)
      Task {
        let end = ContinuousClock.now + .nanoseconds(nanoseconds)
        while ContinuousClock.now < end { try? await Task.sleep(nanoseconds: 0) }
        semaphore.signal()
      }
      semaphore.wait()
    },
  ]

  private static func until(_ nanoseconds: Int64, _ look: () -> Void) {
    let end = DispatchTime.now() + .nanoseconds(Int(nanoseconds))
    while DispatchTime.now() < end { look() }
  }
}

private func seconds(_ nanoseconds: Int64) -> Double { Double(nanoseconds) / 1e9 }

private func spec(_ nanoseconds: Int64) -> timespec {
  timespec(tv_sec: Int(nanoseconds / 1_000_000_000), tv_nsec: Int(nanoseconds % 1_000_000_000))
}

private func isBefore(_ end: DispatchWallTime) -> Bool {
  // Wall times count down from the largest number.
  DispatchWallTime.now().rawValue > end.rawValue
}

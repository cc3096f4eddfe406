import Foundation
import VirtualTime

extension PrimitivesTests {
  static let waits = [
    Primitive("a semaphore", ["5 signalled"]) { log in
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().asyncAfter(deadline: .now() + 5) { semaphore.signal() }
      semaphore.block()
      log.write("signalled")
    },
    Primitive("a semaphore signalled by a task that sleeps", ["7 signalled"]) { log in
      let semaphore = DispatchSemaphore(value: 0)
      Task {
        try? await Task.sleep(for: .seconds(7))
        semaphore.signal()
      }
      semaphore.block()
      log.write("signalled")
    },
    Primitive("a semaphore with a time-out", ["3 timedOut", "5 success"]) { log in
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().asyncAfter(deadline: .now() + 5) { semaphore.signal() }
      log.write("\(semaphore.block(seconds: 3))")
      log.write("\(semaphore.block(seconds: 3))")
    },
    Primitive("a semaphore that counts", ["0 2", "1e-06 timedOut"]) { log in
      let semaphore = DispatchSemaphore(value: 2)
      semaphore.block()
      semaphore.block()
      log.write("2")
      log.write("\(semaphore.block(seconds: 0))")
      semaphore.signal()
      semaphore.signal()
    },
    Primitive("waits end in the order in which they began", ["1 a", "2 b", "3 c"]) { log in
      let semaphore = DispatchSemaphore(value: 0)
      for name in ["a", "b", "c"] {
        DispatchQueue.global().async {
          semaphore.block()
          log.write(name)
        }
      }
      for second in 1...3 {
        DispatchQueue.global().asyncAfter(deadline: .now() + Double(second)) { semaphore.signal() }
      }
    },
    Primitive("a group: notify and wait", ["3 one", "8 two", "8 notified true", "8 waited"]) {
      log in
      let group = DispatchGroup()
      for (name, seconds) in [("one", 3.0), ("two", 8)] {
        group.enter()
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) {
          log.write(name)
          group.leave()
        }
      }
      group.notify(queue: .main) { log.write("notified \(Thread.isMainThread)") }
      group.block()
      log.write("waited")
    },
    Primitive("a group of queued work with a time-out", ["4 timedOut", "9 success"]) { log in
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) { pause(9) }
      log.write("\(group.block(seconds: 4))")
      log.write("\(group.block(seconds: 100))")
    },
    Primitive("notify of an empty group", ["0 notified"]) { log in
      DispatchGroup().notify(queue: .global()) { log.write("notified") }
    },
    Primitive("a lock that its owner holds in its sleep", ["5 one", "5 two"]) { log in
      let lock = NSLock()
      DispatchQueue.global().async {
        lock.lock()
        pause(5)
        log.write("one")
        lock.unlock()
      }
      DispatchQueue.global().async { lock.withLock { log.write("two") } }
    },
    Primitive("a condition with and without a limit", ["2 false", "6 woke"]) { log in
      let condition = NSCondition()
      DispatchQueue.global().async {
        condition.lock()
        log.write("\(condition.wait(until: Date() + 2))")
        condition.wait()
        log.write("woke")
        condition.unlock()
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + 6) { condition.signal() }
    },
    Primitive("operations that are waited for", ["4 done"]) { log in
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      queue.addOperation { pause(1) }
      queue.addOperation { pause(3) }
      finish(queue)
      log.write("done")
    },
  ]

  private static func finish(_ queue: OperationQueue) {
    queue.waitUntilAllOperationsAreFinished()
  }
}

import Foundation
import VirtualTime

extension PrimitivesTests {
  static let queues = [
    Primitive("asyncAfter by every deadline", ["2 wall", "3 uptime", "5 main true"]) { log in
      DispatchQueue.global().asyncAfter(deadline: .now() + 3) { log.write("uptime") }
      DispatchQueue.global().asyncAfter(wallDeadline: .now() + 2) { log.write("wall") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(5)) {
        dispatchPrecondition(condition: .onQueue(.main))
        MainActor.assumeIsolated { log.write("main \(Thread.isMainThread)") }
      }
    },
    Primitive("a serial queue keeps its order, also round a sleep", ["5 1", "5 2", "5 3"]) { log in
      let queue = DispatchQueue(label: "serial")
      queue.async {
        pause(5)
        log.write("1")
      }
      queue.async { log.write("2") }
      queue.async { log.write("3") }
    },
    Primitive("a concurrent queue continues during a sleep", ["0 2", "5 1"]) { log in
      let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
      queue.async {
        pause(5)
        log.write("1")
      }
      queue.async { log.write("2") }
    },
    Primitive("a barrier waits and makes wait", ["5 1", "8 barrier", "8 2"]) { log in
      let queue = DispatchQueue(label: "concurrent", qos: .utility, attributes: .concurrent)
      queue.async {
        pause(5)
        log.write("1")
      }
      queue.async(flags: .barrier) {
        pause(3)
        log.write("barrier")
      }
      queue.async { log.write("2") }
    },
    Primitive("sync waits for what is before it", ["5 async", "5 sync", "5 after"]) { log in
      let queue = DispatchQueue(label: "serial")
      queue.async {
        pause(5)
        log.write("async")
      }
      queue.sync {
        dispatchPrecondition(condition: .onQueue(queue))
        log.write("sync")
      }
      log.write("after")
    },
    Primitive("sync with barrier and a result", ["2 read", "2 7"]) { log in
      let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
      queue.async {
        pause(2)
        log.write("read")
      }
      log.write("\(queue.sync(flags: .barrier) { 7 })")
    },
    Primitive("sync to the main queue from another", ["3 main", "3 true"]) { log in
      DispatchQueue.main.async {
        pause(3)
        log.write("main")
      }
      DispatchQueue.global().async {
        DispatchQueue.main.sync { log.write("\(Thread.isMainThread)") }
      }
    },
    Primitive("a blocked main thread holds the main actor", ["4 thread", "4 actor"]) { log in
      DispatchQueue.main.async {
        pause(4)
        log.write("thread")
      }
      await MainActor.run { log.write("actor") }
    },
    Primitive("a serial target orders its queues", ["5 1", "5 2"]) { log in
      let target = DispatchQueue(label: "target")
      let one = DispatchQueue(label: "one", target: target)
      let two = DispatchQueue(label: "two", attributes: .concurrent, target: target)
      one.async {
        pause(5)
        log.write("1")
      }
      two.async {
        dispatchPrecondition(condition: .onQueue(target))
        log.write("2")
      }
    },
    Primitive("suspend and resume", ["6 ran"]) { log in
      let queue = DispatchQueue(label: "serial")
      queue.suspend()
      queue.async { log.write("ran") }
      DispatchQueue.global().asyncAfter(deadline: .now() + 6) { queue.resume() }
    },
    Primitive("a queue that starts inactive", ["6 ran"]) { log in
      let queue = DispatchQueue(label: "inactive", attributes: .initiallyInactive)
      queue.async { log.write("ran") }
      DispatchQueue.global().asyncAfter(deadline: .now() + 6) { queue.activate() }
    },
    Primitive("concurrentPerform", ["0 [0, 1, 4, 9]"]) { log in
      let squares = Log()
      DispatchQueue.concurrentPerform(iterations: 4) { squares.write("\($0 * $0)") }
      log.write("\(squares.lines.map { Int($0.dropFirst(2)) ?? -1 })")
    },
    Primitive("a queue knows itself", ["0 Optional(3)"]) { log in
      let key = DispatchSpecificKey<Int>()
      let queue = DispatchQueue(label: "serial")
      queue.setSpecific(key: key, value: 3)
      queue.async {
        log.write("\(String(describing: DispatchQueue.getSpecific(key: key)))")
      }
    },
    Primitive("a work item: wait, notify, cancel", ["4 item", "4 notified", "4 waited"]) { log in
      let item = DispatchWorkItem {
        pause(4)
        log.write("item")
      }
      item.notify(queue: .main) { log.write("notified") }
      DispatchQueue.global().async(execute: item)
      let cancelled = DispatchWorkItem { log.write("cancelled") }
      cancelled.cancel()
      DispatchQueue.global().async(execute: cancelled)
      item.wait()
      log.write("waited")
    },
    Primitive("operations with a dependency", ["2 first", "5 second", "5 main true"]) { log in
      let queue = OperationQueue()
      let first = BlockOperation {
        pause(2)
        log.write("first")
      }
      let second = BlockOperation {
        pause(3)
        log.write("second")
        OperationQueue.main.addOperation { log.write("main \(Thread.isMainThread)") }
      }
      second.addDependency(first)
      queue.addOperation(second)
      queue.addOperation(first)
    },
  ]
}

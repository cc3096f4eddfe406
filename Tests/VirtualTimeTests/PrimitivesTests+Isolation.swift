import Foundation
import VirtualTime

extension PrimitivesTests {
  static let isolation = [
    Primitive("a method of a main actor class from anywhere", ["0 true", "3 true"]) { log in
      @MainActor final class Model {
        let log: Log
        init(log: Log) { self.log = log }
        func update() { log.write("\(Thread.isMainThread)") }
      }
      let model = await Model(log: log)
      await model.update()
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
        MainActor.assumeIsolated { model.update() }
      }
    },
    Primitive("assumeIsolated of an actor's own job", ["0 isolated"]) { log in
      actor Place {
        nonisolated func check(_ log: Log) { assumeIsolated { _ in log.write("isolated") } }
        func run(_ log: Log) { check(log) }
      }
      await Place().run(log)
    },
    Primitive("preconditions about other queues", ["0 held"]) { log in
      let queue = DispatchQueue(label: "serial")
      queue.async {
        dispatchPrecondition(condition: .onQueue(queue))
        dispatchPrecondition(condition: .notOnQueue(.main))
        queue.async { log.write("held") }
      }
    },
    Primitive("a global actor of one's own", ["0 [1, 2]"]) { log in
      @Background func append(_ number: Int, to numbers: [Int]) -> [Int] {
        numbers + [number]
      }
      log.write("\(await append(2, to: await append(1, to: [])))")
    },
  ]
}

@globalActor private actor Background {
  static let shared = Background()
}

import Foundation
import VirtualTime

extension PrimitivesTests {
  static let timers = [
    Primitive("a timer source", ["2 fired", "5 fired", "8 fired", "8 cancelled"]) { log in
      let source = DispatchSource.makeTimerSource(queue: .global())
      let count = Log()
      source.schedule(deadline: .now() + 2, repeating: 3)
      source.setEventHandler {
        log.write("fired")
        count.write("")
        if count.lines.count == 3 { source.cancel() }
      }
      source.setCancelHandler { log.write("cancelled") }
      source.resume()
    },
    Primitive("a timer source that nobody keeps", []) { log in
      let source = DispatchSource.makeTimerSource()
      source.setEventHandler { log.write("fired") }
      source.schedule(deadline: .now() + 2)
      source.activate()
    },
    Primitive("a suspended timer source fires once when resumed", ["10 fired"]) { log in
      let source = DispatchSource.makeTimerSource()
      source.setEventHandler {
        log.write("fired")
        source.cancel()
      }
      source.schedule(deadline: .now() + 2, repeating: 2)
      source.activate()
      source.suspend()
      nonisolated(unsafe) let suspended = source
      DispatchQueue.global().asyncAfter(deadline: .now() + 10) { suspended.resume() }
    },
    Primitive("a scheduled timer", ["60 fired true"]) { log in
      await MainActor.run {
        _ = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in
          log.write("fired \(Thread.isMainThread)")
        }
      }
    },
    Primitive("a repeating timer", ["10 fired", "20 fired", "30 fired"]) { log in
      let timer = Timer(fire: Date() + 10, interval: 10, repeats: true) { timer in
        log.write("fired")
        if now() == "30" { timer.invalidate() }
      }
      RunLoop.main.add(timer, forMode: .common)
    },
    Primitive("a timer that is invalidated before it fires", ["0 false"]) { log in
      await MainActor.run {
        let timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in
          log.write("fired")
        }
        timer.invalidate()
        log.write("\(timer.isValid)")
      }
    },
    Primitive("the main run loop, run by hand", ["3 timer", "4 actor", "5 done"]) { log in
      await MainActor.run {
        Task { @MainActor in
          try? await Task.sleep(for: .seconds(4))
          log.write("actor")
        }
        _ = Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in log.write("timer") }
        RunLoop.current.run(until: Date() + 5)
        log.write("done")
      }
    },
    Primitive("a block of the main run loop", ["0 true"]) { log in
      RunLoop.main.perform { log.write("\(Thread.isMainThread)") }
    },
    Primitive("a thread that runs its own loop", ["2 fired", "2 ended"]) { log in
      Thread {
        let timer = Timer(fire: Date() + 2, interval: 0, repeats: false) { _ in log.write("fired") }
        RunLoop.current.add(timer, forMode: .default)
        RunLoop.current.run()
        log.write("ended")
      }.start()
    },
  ]
}

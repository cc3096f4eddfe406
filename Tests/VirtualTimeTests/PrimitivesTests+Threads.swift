import Foundation
import VirtualTime

extension PrimitivesTests {
  static let threads = [
    Primitive("Thread.sleep", ["86400 woke"]) {
      pause(86_400)
      $0.write("woke")
    },
    Primitive("sleeps of libc", ["1 usleep", "3 sleep"]) {
      usleep(1_000_000)
      $0.write("usleep")
      sleep(2)
      $0.write("sleep")
    },
    Primitive("a thread of its own", ["0 caller", "5 thread false", "5 waited"]) { log in
      let semaphore = DispatchSemaphore(value: 0)
      Thread {
        pause(5)
        log.write("thread \(Thread.isMainThread)")
        semaphore.signal()
      }.start()
      log.write("caller")
      semaphore.block()
      log.write("waited")
    },
  ]
}

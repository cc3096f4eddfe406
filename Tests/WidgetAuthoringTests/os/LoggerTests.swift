import Testing
import os

@Suite struct LoggerTests {
  @Test func `a message reaches the host environment with level, category and values`() async {
    await onHost { host in
      let logger = Logger(subsystem: "app", category: "net")
      let name = "Ann"
      logger.error(
        "failed \(name, privacy: .private) \(255, format: .hex) \(name, privacy: .public)"
      )
      logger.info("plain \(0.5, format: .fixed(precision: 2))|\(7, align: .right(columns: 3))")
      os_log("old %{public}@ %d", log: OSLog(subsystem: "app", category: "x"), type: .fault, "a", 3)
      os_log("nobody hears", log: .disabled)
      #expect(
        host.texts(.logged) == [
          "error [net]: failed <private> ff Ann", "info [net]: plain 0.50|  7",
          "fault [x]: old a 3",
        ]
      )
    }
  }

  @Test func `locks guard what they keep`() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    lock.withLock { $0 += 1 }
    #expect(lock.withLock { $0 } == 2)
    let place = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
    place.initialize(to: os_unfair_lock())
    os_unfair_lock_lock(place)
    let again = os_unfair_lock_trylock(place)
    os_unfair_lock_unlock(place)
    #expect(!again)
    place.deallocate()
  }
}

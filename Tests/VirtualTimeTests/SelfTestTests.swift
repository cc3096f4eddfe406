import Foundation
import Testing
@_spi(Testing) import VirtualTime

@Suite struct SelfTestTests {
  @Test func `with this toolchain everything holds`() throws {
    try VirtualTimeline.selfTest()
  }

  @Test(arguments: [
    ("clock", "wall clock"), ("dispatch", "Task.sleep"),
    ("sleep", "Thread.sleep"), ("semaphore", "DispatchSemaphore"), ("random", "UUID"),
    ("source", "tolerance"),
  ])
  func `a hook that no longer bites is named`(hook: String, probe: String) {
    let error = #expect(throws: SelfTestError.self) {
      try VirtualTimeline.selfTest(withoutHook: hook)
    }
    #expect(error?.description.contains(probe) == true)
  }

  @Test func `without the hooks of the runtime, dispatch still catches all jobs`() throws {
    try VirtualTimeline.selfTest(withoutHook: "concurrency")
  }
}

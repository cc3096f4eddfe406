import Foundation
import Testing
import VirtualTime

// Code that ends the process runs in its own process.
@Suite struct EndOfProcessTests {
  @Test func `sync to the own serial queue traps, as it does on the platform`() async {
    await #expect(processExitsWith: .signal(SIGABRT)) {
      let timeline = VirtualTimeline()
      timeline.submit { DispatchQueue.main.sync {} }
      timeline.advance(to: 0)
    }
  }

  @Test func `a broken precondition about queues traps`() async {
    await #expect(processExitsWith: .failure) {
      let timeline = VirtualTimeline()
      timeline.submit(onMain: false) { dispatchPrecondition(condition: .onQueue(.main)) }
      timeline.advance(to: 0)
    }
  }

  @Test func `a deadlock inside perform ends with an explanation`() async {
    await #expect(processExitsWith: .signal(SIGABRT)) {
      VirtualTimeline().perform { DispatchSemaphore(value: 0).block() }
    }
  }

  @Test func `isolation to the main actor that does not hold traps`() async {
    await #expect(processExitsWith: .failure) {
      let timeline = VirtualTimeline()
      timeline.start { assumeMain() }
      timeline.advance(to: 0)
    }
  }
}

private func assumeMain() {
  MainActor.assumeIsolated {}
}

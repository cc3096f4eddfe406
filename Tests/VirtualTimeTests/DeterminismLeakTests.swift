import Foundation
import Testing
import VirtualTime

@Suite struct EscapeTests {
  @Test func `code that blocks in a real call is given up, reported, and taken back`() throws {
    let timeline = VirtualTimeline()
    let log = Log()
    let pipe = Pipe()
    timeline.setPatience(seconds: 0.1)
    timeline.submit(onMain: false) {
      let bytes = pipe.fileHandleForReading.availableData
      log.write("read \(bytes.count)")
    }
    timeline.start { log.write("other") }
    timeline.advance(to: 1_000_000)
    #expect(log.lines == ["0 other"])
    #expect(timeline.takeDeterminismLeaks().map(\.kind) == [.blocked])
    #expect(timeline.takeDeterminismLeaks().isEmpty)
    #expect(timeline.nextInstant == nil)
    try pipe.fileHandleForWriting.write(contentsOf: Data([1, 2, 3]))
    while timeline.nextInstant == nil { sched_yield() }
    timeline.runDry()
    #expect(log.lines == ["0 other", "1 read 3"])
  }

  @Test(arguments: [false, true])
  func `a source of the system is reported, and works as it does outside`(isResumed: Bool) {
    let timeline = VirtualTimeline()
    timeline.perform {
      let source = DispatchSource.makeSignalSource(signal: SIGUSR2)
      if isResumed { source.resume() } else { source.activate() }
      source.suspend()
      source.resume()
      source.cancel()
    }
    #expect(timeline.takeDeterminismLeaks().map(\.kind) == [.dispatch])
  }

  @Test func `code that stays inside escapes nothing`() {
    let timeline = VirtualTimeline()
    timeline.start {
      try? await Task.sleep(for: .seconds(1))
      Thread { pause(1) }.start()
    }
    timeline.runDry()
    #expect(timeline.now == 2_000_000)
    #expect(timeline.takeDeterminismLeaks().isEmpty)
  }
}

import Testing

@testable import WorkerProcesses

// Goal: code without progress is ended however it avoids progress, and other code is not.
// Method: a clock and a processor of the test's own; a step is a check of the monitor.
@Suite struct ProgressMonitorTests {
  /// A worker's activity in each step of the clock.
  struct Life {
    var step = Duration.milliseconds(50)
    var cpu = Duration.zero
    var marksEach = 0
    var isOwnWork = false
    var isBusy = false
  }

  /// Returns the time at which the monitor ends a worker, in steps; `nil` if it does not.
  private func end(of life: Life, within steps: Int = 4000) -> (Int, ProgressMonitor.Stall)? {
    let limits = WorkerLimits(cpu: .seconds(2), silence: .seconds(1), start: .seconds(20))
    let time = Box(Duration.zero)
    var monitor = ProgressMonitor(process: 0, cpu: limits.cpu, limits: limits) { time.value }
    var used = Duration.zero
    for step in 1...steps {
      time.value += life.step
      used += life.cpu
      let marks = life.marksEach > 0 ? UInt64(step / life.marksEach) : 0
      let stall = monitor.stall(used: used, marks: marks, isOwnWork: life.isOwnWork) { _ in
        life.isBusy
      }
      if let stall { return (step, stall) }
    }
    return nil
  }

  private final class Box {
    var value: Duration
    init(_ value: Duration) { self.value = value }
  }

  @Test func `a worker that sleeps is blocked after the limit of silence`() throws {
    let (steps, stall) = try #require(end(of: Life()))
    #expect(steps == 21)
    guard case .blocked(.seconds(1)) = stall else { return #expect(Bool(false)) }
  }

  @Test func `a worker that could run waits for a busy machine as long as it takes`() {
    #expect(end(of: Life(isBusy: true)) == nil)
  }

  @Test func `a loop is endless after the limit of processor time`() throws {
    let (steps, stall) = try #require(end(of: Life(cpu: .milliseconds(50), isBusy: true)))
    #expect(steps == 41)
    guard case .endless = stall else { return #expect(Bool(false)) }
  }

  @Test func `a worker that wakes up for a moment again and again is blocked`() throws {
    let (steps, stall) = try #require(end(of: Life(cpu: .microseconds(100))))
    #expect(steps < 80)
    guard case .blocked = stall else { return #expect(Bool(false)) }
  }

  @Test func `a worker that sets marks without end is ended`() throws {
    let life = Life(cpu: .milliseconds(50), marksEach: 1, isBusy: true)
    let (steps, stall) = try #require(end(of: life))
    #expect(steps == 161)
    guard case .endless(.seconds(8)) = stall else { return #expect(Bool(false)) }
  }

  @Test func `a worker that waits again and again, with marks in between, is ended`() throws {
    let (steps, stall) = try #require(end(of: Life(marksEach: 10)))
    #expect((161..<200).contains(steps))
    guard case .blocked(.seconds(8)) = stall else { return #expect(Bool(false)) }
  }

  @Test func `a worker that claims to do the harness's work without end is ended`() {
    #expect(end(of: Life(cpu: .milliseconds(50), isOwnWork: true, isBusy: true)) != nil)
    #expect(
      end(of: Life(cpu: .milliseconds(50), isOwnWork: true, isBusy: true), within: 300) == nil
    )
  }

  @Test func `a pause of the whole machine counts as two ticks`() {
    #expect(end(of: Life(step: .seconds(3600)), within: 4) == nil)
  }
}

import Foundation
import InterposedCalls

/// A snippet of code and the result it must produce in virtual time.
struct Probe {
  var name: String
  var expected: String
  var code: @Sendable (Answer) async -> Void

  /// The slot in which a probe's code leaves its result.
  final class Answer: @unchecked Sendable {
    // Unlocked: the threads of a simulation run one at a time.
    var text = "nothing"
  }

  /// Runs the code for two hours from wall time 1000 s and returns a message if it fails.
  func failure(withoutHook hook: String?) -> String? {
    let timeline = VirtualTimeline(wall: 1_000_000_000, seed: 7)
    // With its hook off, a probe blocks for real; waiting the full second would slow the self-test.
    timeline.setPatience(seconds: 0.2)
    vt_disable_hook(timeline.timeline, hook)
    let answer = Answer()
    let code = code
    timeline.start { await code(answer) }
    timeline.advance(to: 7_200_000_000)
    let found = answer.text
    timeline.discard()
    return found == expected ? nil : "\(name): expected \(expected), found \(found)"
  }
}

extension Probe {
  static let all = [
    Probe(name: "wall clock", expected: "1000.0") {
      $0.text = wallTime()
    },
    Probe(name: "monotonic clocks", expected: "[86402, 86402], 2.0 seconds, 2.0 seconds") {
      let continuous = ContinuousClock.now
      let suspending = SuspendingClock.now
      pause(seconds: 2)
      let uptimes = [
        Int(ProcessInfo.processInfo.systemUptime),
        Int(DispatchTime.now().uptimeNanoseconds / 1_000_000_000),
      ]
      $0.text =
        "\(uptimes), \(ContinuousClock.now - continuous), \(SuspendingClock.now - suspending)"
    },
    Probe(name: "Task.sleep", expected: "4600.0") {
      try? await Task.sleep(for: .seconds(3600))
      $0.text = wallTime()
    },
    Probe(name: "Task.sleep with a tolerance", expected: "4600.0") {
      try? await Task.sleep(for: .seconds(3600), tolerance: .seconds(1))
      $0.text = wallTime()
    },
    Probe(name: "Thread.sleep", expected: "1002.0") {
      pause(seconds: 2)
      $0.text = wallTime()
    },
    Probe(name: "main actor", expected: "true, false") {
      let isMain = await MainActor.run { isMainThread() }
      $0.text = "\(isMain), \(isMainThread())"
    },
    Probe(name: "DispatchQueue and DispatchSemaphore", expected: "success, 1005.0") {
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().asyncAfter(deadline: .now() + 5) { semaphore.signal() }
      $0.text = "\(wait(for: semaphore)), \(wallTime())"
    },
    Probe(name: "Timer", expected: "1060.0") { answer in
      await MainActor.run {
        _ = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in
          answer.text = wallTime()
        }
      }
    },
    Probe(name: "random numbers", expected: "1021219803524665661") {
      $0.text = "\(UInt64.random(in: 0...UInt64.max))"
    },
    Probe(name: "UUID", expected: "3D91AE2A-001A-4C0E-949E-4EFADDC80F2C") {
      $0.text = "\(UUID())"
    },
  ]
}

private func wallTime() -> String {
  "\(Date().timeIntervalSince1970)"
}

// Wrapped in synchronous functions because Swift rejects these calls in asynchronous code.

private func isMainThread() -> Bool {
  Thread.isMainThread
}

private func pause(seconds: Double) {
  Thread.sleep(forTimeInterval: seconds)
}

private func wait(for semaphore: DispatchSemaphore) -> DispatchTimeoutResult {
  semaphore.wait(timeout: .now() + 3600)
}

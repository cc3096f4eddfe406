import Dispatch
import Foundation

// The compiler rejects blocking calls in asynchronous code; tests still make them, as the code of
// some widgets does.

func pause(_ seconds: Double) {
  Thread.sleep(forTimeInterval: seconds)
}

func isMainThread() -> Bool {
  Thread.isMainThread
}

extension DispatchSemaphore {
  func block() {
    wait()
  }

  func block(seconds: Double) -> DispatchTimeoutResult {
    wait(timeout: .now() + seconds)
  }
}

extension DispatchGroup {
  func block() {
    wait()
  }

  func block(seconds: Double) -> DispatchTimeoutResult {
    wait(timeout: .now() + seconds)
  }
}

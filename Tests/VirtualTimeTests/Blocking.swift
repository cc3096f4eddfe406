import Dispatch
import Foundation

// Blocking calls are not for asynchronous code, which the compiler says; tests make them all the
// same, as the code of some widgets does.

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

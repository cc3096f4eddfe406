import Foundation

private struct Handed<Value>: @unchecked Sendable {
  let value: Value
}

extension NSManagedObjectContext {
  public func perform(_ block: @escaping () -> Void) {
    let handed = Handed(value: block)
    queue.async {
      CurrentContext.shared.context = self
      handed.value()
    }
  }

  /// Runs code at once, on the caller's thread.
  public func performAndWait<Output>(_ block: () throws -> Output) rethrows -> Output {
    CurrentContext.shared.context = self
    return try block()
  }

  public func perform<Output, Failure: Error>(
    schedule: ScheduledTaskType = .immediate,
    _ block: @escaping () throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    let work = Handed(value: block)
    let result = await withCheckedContinuation {
      (continuation: CheckedContinuation<Handed<Result<Output, Failure>>, Never>) in
      queue.async {
        CurrentContext.shared.context = self
        do throws(Failure) {
          continuation.resume(returning: Handed(value: .success(try work.value())))
        } catch {
          continuation.resume(returning: Handed(value: .failure(error)))
        }
      }
    }
    return try result.value.get()
  }
}

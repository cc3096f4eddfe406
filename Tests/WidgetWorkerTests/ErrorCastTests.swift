import Foundation
import Testing
import WidgetWorker
import WorkerProcesses

// Goal: code that catches errors as `NSError` finds each of them, with its domain, and only errors.
// Method: casts that the compiler leaves to the runtime, from values of unknown types.
@Suite struct ErrorCastTests {
  private enum Trouble: Error { case some }
  private struct Named: CustomNSError { static var errorDomain: String { "named" } }

  init() { ErrorCasts.begin() }

  @Test func `an error of any type is caught as an object with its domain`() {
    for _ in 0..<100 {
      #expect(caught(Trouble.some).hasSuffix("Trouble"))
      #expect(caught(Named()) == "named")
      #expect(caught(NSError(domain: "own", code: 7)) == "own")
      #expect(
        caught(DecodingError.valueNotFound(Int.self, .init(codingPath: [], debugDescription: "")))
          == NSCocoaErrorDomain
      )
    }
  }

  @Test func `an error that was an object is the same object`() {
    let error = NSError(domain: "own", code: 7)
    #expect(object(of: error) === error)
  }

  @Test func `an error lives as long as somebody holds it`() {
    final class Witness: Sendable {}
    struct Holder: Error { let witness: Witness }
    weak var witness: Witness?
    do {
      let holder = Holder(witness: Witness())
      witness = holder.witness
      _ = object(of: holder)
      #expect(witness != nil)
    }
    #expect(witness == nil)
  }

  @inline(never) private func fail(_ error: any Error) throws { throw error }

  private func caught(_ error: any Error) -> String {
    do {
      try fail(error)
      return "nothing"
    } catch let error as NSError {
      return error.domain
    }
  }

  private func object(of error: any Error) -> NSError? {
    do {
      try fail(error)
      return nil
    } catch let error as NSError {
      return error
    }
  }
}

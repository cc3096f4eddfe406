import Glibc
import InterposedCalls

/// The page of memory in which a worker says what it does, readable also after its death.
final class SharedPage {
  let descriptor: Int32
  let memory: UnsafeMutablePointer<isolation_page>

  init() throws {
    descriptor = try WorkerError.check("shared memory", isolation_page_create())
    guard let memory = isolation_page_map(descriptor) else {
      close(descriptor)
      throw WorkerError.unavailable(what: "shared memory", errorNumber: errno)
    }
    self.memory = memory
  }

  deinit {
    isolation_page_unmap(memory)
    close(descriptor)
  }

  /// Changes whenever the worker says what it does next.
  var marks: UInt64 { memory.pointee.marks }

  /// Whether the harness is at work in the worker, and not the code.
  var isOwnWork: Bool { memory.pointee.own_work != 0 }

  /// The number of the last mark.
  var number: UInt64 { memory.pointee.number }

  /// The thread that runs code, 0 before there is one.
  var thread: UInt32 { memory.pointee.thread }

  /// Why the worker ended itself.
  var reason: isolation_reason { isolation_reason(memory.pointee.reason) }

  /// What belongs to the reason.
  var amount: Int64 { memory.pointee.amount }

  /// Where a deadly signal met the worker, 0 where that cannot be told.
  var place: UInt64 { memory.pointee.place }

  /// Asks for nothing but the calls of a death.
  func wantCallsAlone() { memory.pointee.wants_calls_alone = 1 }

  /// Names places of deaths of which no backtrace is needed; those beyond the page's room are not named.
  func name(known places: [UInt64]) {
    withUnsafeMutableBytes(of: &memory.pointee.known) { bytes in
      let numbers = bytes.bindMemory(to: UInt64.self)
      for (index, place) in places.prefix(numbers.count).enumerated() { numbers[index] = place }
    }
  }

  /// What the worker said that it was about to do.
  ///
  /// User code shares the worker's memory, so that even the zero at the end is not to be trusted.
  var label: String {
    withUnsafeBytes(of: &memory.pointee.label) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

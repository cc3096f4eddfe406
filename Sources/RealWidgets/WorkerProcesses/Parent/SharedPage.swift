import Glibc
import InterposedCalls

/// The page of shared memory in which a worker records its progress, readable after its death.
final class SharedPage {
  let descriptor: Int32
  // Mapped in `init` and unmapped in `deinit`, so it is valid while the object lives.
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

  var marks: UInt64 { memory.pointee.marks }

  /// True while the harness, and not the code, works in the worker.
  var isOwnWork: Bool { memory.pointee.own_work != 0 }

  var number: UInt64 { memory.pointee.number }

  /// The thread that runs code, 0 before there is one.
  var thread: UInt32 { memory.pointee.thread }

  var reason: isolation_reason { isolation_reason(memory.pointee.reason) }

  /// A number that belongs to the reason, such as a limit or an exit status.
  var amount: Int64 { memory.pointee.amount }

  /// The place of a fatal signal, 0 if unknown.
  var place: UInt64 { memory.pointee.place }

  /// Asks the worker to record only the calls of a crash, without a backtrace.
  func wantCallsAlone() { memory.pointee.wants_calls_alone = 1 }

  /// Lists crash places that need no backtrace, as many as fit in the page.
  func name(known places: [UInt64]) {
    withUnsafeMutableBytes(of: &memory.pointee.known) { bytes in
      // The field is a C array of 64-bit words, and `prefix` stays within it.
      let numbers = bytes.bindMemory(to: UInt64.self)
      for (index, place) in places.prefix(numbers.count).enumerated() { numbers[index] = place }
    }
  }

  /// The worker's announcement of its next step.
  ///
  /// User code can write to the page, so even the terminating zero is not trusted.
  var label: String {
    // Covers exactly the field, so a missing zero cannot lead beyond it.
    withUnsafeBytes(of: &memory.pointee.label) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

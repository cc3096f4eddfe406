import InterposedCalls
@_spi(Internal) import Runtime

/// The stack of a thread of the code at one moment, such as one that waits forever.
package struct StackSample: Sendable {
  /// The number of the request that the thread worked on, if tasks carried it.
  package let request: Int64?

  private let addresses: [UInt64]

  /// A hash of the stack, the same for the same stack in all workers of one fork server.
  package var name: String {
    let hash = addresses.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ $1) &* 0x0000_0100_0000_01B3
    }
    return String(hash, radix: 16)
  }

  /// Samples the stack of a waiting thread; `nil` if it does not respond.
  package init?(thread: Int32) {
    var sample = isolation_sample()
    guard isolation_sample_thread(thread, &sample) else { return nil }
    self.init(sample)
  }

  /// Returns, once, the stack of the allocation that passed the count watched by ``MemoryMeter``.
  package static func takeExcess() -> StackSample? {
    var sample = isolation_sample()
    return isolation_take_excess(&sample) ? StackSample(sample) : nil
  }

  /// Creates a sample from return addresses relative to the executable's start.
  package init(offsets: [UInt64]) {
    let start = isolation_executable_start()
    request = nil
    addresses = offsets.map { $0 + start }
  }

  private init(_ sample: isolation_sample) {
    request = sample.owner == .min ? nil : sample.owner
    addresses = withUnsafeBytes(of: sample.addresses) {
      // A C array of words imports as a tuple, whose layout is that of the array.
      $0.bindMemory(to: UInt.self).prefix(sample.count).map { UInt64($0) }
    }
  }

  /// Returns the calls that have a line, innermost first, including inlined ones.
  ///
  /// It uses the toolchain's reader of debug information, as after a crash. That is slow for large
  /// programs, so each stack is read once.
  ///
  /// - Precondition: Only one thread of the process asks at a time.
  package func places() -> [CodePlace] {
    if let known = StackSample.known[addresses] { return known }
    let places = HarnessWork.perform(read)
    StackSample.known[addresses] = places
    return places
  }

  // Unsynchronized: by the precondition of `places()` only one thread asks at a time.
  private nonisolated(unsafe) static var known: [[UInt64]: [CodePlace]] = [:]

  private func read() -> [CodePlace] {
    SandboxDenials.suspended {
      let frames = addresses.map { RichFrame<UInt64>.returnAddress($0) }
      let backtrace = Runtime.Backtrace(
        architecture: StackSample.architecture,
        frames: frames,
        images: StackSample.images
      )
      let known = backtrace.symbolicated(with: StackSample.images)?.frames ?? []
      return known.compactMap { frame in
        guard let symbol = frame.symbol, let place = symbol.sourceLocation, place.line > 0 else {
          return nil
        }
        return CodePlace(function: symbol.name, file: place.path, line: place.line)
      }
    }
  }

  /// The program and its libraries, which take a while to list.
  private static let images = ImageMap.capture()

  private static var architecture: String {
    #if arch(arm64)
      "arm64"
    #else
      "x86_64"
    #endif
  }
}

/// A line of code in a function.
package struct CodePlace: Hashable, Sendable {
  package let function: String
  package let file: String
  package let line: Int

  package init(function: String, file: String, line: Int) {
    self.function = function
    self.file = file
    self.line = line
  }
}

import InterposedCalls
@_spi(Internal) import Runtime

/// Where a thread of the code stood at some moment, such as one that waits for ever.
package struct StackSample: Sendable {
  /// The number of the request on which the thread worked, as far as tasks carry it.
  package let request: Int64?

  private let addresses: [UInt64]

  /// A name for the stack: the same for the same stack in all workers of one fork server.
  package var name: String {
    let hash = addresses.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ $1) &* 0x0000_0100_0000_01B3
    }
    return String(hash, radix: 16)
  }

  /// Finds where a thread stands that waits; `nil` if it does not say.
  ///
  /// - Parameter thread: The system's id of a thread of this process, which must be a worker.
  package init?(thread: Int32) {
    var sample = isolation_sample()
    guard isolation_sample_thread(thread, &sample) else { return nil }
    self.init(sample)
  }

  /// The allocation that passed the count that ``MemoryMeter`` watches, once; `nil` if none did.
  package static func takeExcess() -> StackSample? {
    var sample = isolation_sample()
    return isolation_take_excess(&sample) ? StackSample(sample) : nil
  }

  /// Creates the sample of return addresses that are counted from the executable's start.
  package init(offsets: [UInt64]) {
    let start = isolation_executable_start()
    request = nil
    addresses = offsets.map { $0 + start }
  }

  private init(_ sample: isolation_sample) {
    request = sample.owner == .min ? nil : sample.owner
    addresses = withUnsafeBytes(of: sample.addresses) {
      $0.bindMemory(to: UInt.self).prefix(sample.count).map { UInt64($0) }
    }
  }

  /// The calls that have a line, innermost first, with those that an optimiser has merged into others.
  ///
  /// Here the toolchain's own reader of debug information is at work, as after a crash. It takes long
  /// with large programs, so each stack is read once.
  ///
  /// - Precondition: One thread of the process asks at a time.
  package func places() -> [CodePlace] {
    if let known = StackSample.known[addresses] { return known }
    let places = HarnessWork.perform(read)
    StackSample.known[addresses] = places
    return places
  }

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
  /// The function, demangled.
  package let function: String
  /// The path of the source file.
  package let file: String
  /// The line, from 1.
  package let line: Int

  /// Creates a place.
  package init(function: String, file: String, line: Int) {
    self.function = function
    self.file = file
    self.line = line
  }
}

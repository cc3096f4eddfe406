import Testing

@testable import WorkerProcesses

// Goal: the meter sees a peak between two readings. Method: in a worker, where nothing else
// allocates.
@Suite struct MemoryMeterTests {
  @Test func `a peak is kept when its memory is free again`() throws {
    let worker = try TestWorker.start { _ in
      MemoryMeter.begin()
      fill(8 << 20)
      let first = (MemoryMeter.peak, MemoryMeter.current)
      MemoryMeter.resetPeak()
      fill(2 << 20)
      let second = MemoryMeter.peak
      MemoryMeter.end()
      fill(32 << 20)
      // Whole megabytes: the test program's other threads hold a little, too.
      return [first.0, first.1, second, MemoryMeter.peak]
        .map { "\(($0 + (1 << 19)) >> 20)" }.joined(separator: " ")
    }
    guard let worker else { return }
    let megabytes = try worker.ask()
    #expect(megabytes == "8 0 2 2")
  }

  @Test func `a bound may be set and lifted`() throws {
    let worker = try TestWorker.start { request in
      MemoryMeter.begin(bound: 1 << 20)
      MemoryMeter.setBound(request == "lift" ? nil : 4 << 20)
      fill(8 << 20)
      return "filled"
    }
    guard let worker else { return }
    #expect(try worker.ask("lift") == "filled")
    let report = try worker.end(with: "keep")?.report
    #expect(report?.kind == .outOfMemory)
    #expect(report?.description == "allocated more than 4194304 bytes")
  }
}

/// Holds a number of bytes for a moment.
@inline(never) private func fill(_ size: Int) {
  let bytes = [UInt8](repeating: 1, count: size)
  #expect(bytes.last == 1)
}

import Foundation
import VirtualTime

/// A provider as people write them, with everything that may differ from run to run: it sleeps,
/// races a timeout, and uses task groups, an actor, dispatch, a semaphore and chance.
struct SimulatedDay {
  /// Returns the provider's lines on a day on which it is asked every quarter of an hour.
  static func lines(seed: UInt64) -> [String] {
    let timeline = VirtualTimeline(seed: seed)
    let log = Log()
    let cache = Cache()
    for quarter in 0..<96 {
      timeline.advance(to: Int64(quarter) * 900_000_000)
      timeline.start { await answer(quarter, cache, log) }
    }
    timeline.advance(to: 86_400_000_000)
    timeline.discard()
    return log.lines
  }

  private actor Cache {
    private var temperatures: [String: Int] = [:]

    func store(_ temperature: Int, for city: String) -> Int {
      temperatures[city] = temperature
      return temperatures.count
    }
  }

  @Sendable private static func answer(_ number: Int, _ cache: Cache, _ log: Log) async {
    await withTaskGroup(of: (String, Int)?.self) { group in
      for city in ["Berlin", "Lima", "Oslo"] {
        group.addTask { await raced(city) }
      }
      for await case let (city, temperature)? in group {
        log.write("\(number) \(city) \(temperature) \(await cache.store(temperature, for: city))")
      }
    }
    async let image = legacyDownload(log)
    async let shuffled = [1, 2, 3, 4].shuffled()
    log.write("\(number) \(await image) \(await shuffled) \(UUID())")
    await MainActor.run { log.write("\(number) done \(Thread.isMainThread)") }
  }

  private static func raced(_ city: String) async -> (String, Int)? {
    await withTaskGroup(of: (String, Int)?.self) { group in
      group.addTask {
        try? await Task.sleep(for: .milliseconds(Int.random(in: 0..<3000)))
        return Task.isCancelled ? nil : (city, Int.random(in: -10..<30))
      }
      group.addTask {
        try? await Task.sleep(for: .seconds(2))
        return nil
      }
      defer { group.cancelAll() }
      return await group.next() ?? nil
    }
  }

  private static func legacyDownload(_ log: Log) async -> String {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        let semaphore = DispatchSemaphore(value: 0)
        let delay = Double.random(in: 0..<4)
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + delay) {
          semaphore.signal()
        }
        let result = semaphore.wait(timeout: .now() + 2)
        continuation.resume(returning: "\(result)")
      }
    }
  }
}

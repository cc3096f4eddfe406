import Foundation
import SwiftUI
import WidgetKit

struct WaitingEntry: TimelineEntry {
  let date: Date
  let parts: [Int]
}

/// Numbers that threads add.
final class Parts: @unchecked Sendable {
  private let lock = NSLock()
  private var numbers: [Int] = []

  func add(_ number: Int) { lock.withLock { numbers.append(number) } }

  var all: [Int] { lock.withLock { numbers.sorted() } }
}

/// Waits as code without async functions does: for threads, queues and a synchronous load.
struct WaitingProvider: TimelineProvider {
  let collect: @Sendable () -> [Int]

  func placeholder(in context: Context) -> WaitingEntry { WaitingEntry(date: .now, parts: []) }

  func getSnapshot(in context: Context, completion: @escaping (WaitingEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<WaitingEntry>) -> Void) {
    let entry = WaitingEntry(date: .now, parts: collect())
    completion(Timeline(entries: [entry], policy: .after(entry.date + 3600)))
  }
}

/// A widget that waits in one way.
protocol WaitingWidget: Widget {
  var kind: String { get }
  var provider: WaitingProvider { get }
}

extension WaitingWidget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: provider) { entry in
      Text("\(entry.parts.count) of 9").containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Test")
    .description("A widget of a test.")
    .supportedFamilies([.systemSmall])
  }
}

/// Threads of its own that sleep, and queued work.
private func collectByThreads() -> [Int] {
  let parts = Parts()
  let group = DispatchGroup()
  for number in 0..<4 {
    group.enter()
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.1 * Double(number + 1))
      parts.add(number)
      group.leave()
    }
  }
  for number in 4..<9 {
    group.enter()
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(37 * (9 - number))) {
      parts.add(number)
      group.leave()
    }
  }
  group.wait()
  return parts.all
}

/// A sleep, a synchronous load and a semaphore that is polled.
private func collectByBlocking() -> [Int] {
  Thread.sleep(forTimeInterval: 0.2)
  let url = URL(string: "https://widgets.example/parts.json")
  let size = url.flatMap { try? Data(contentsOf: $0) }?.count ?? 0
  let semaphore = DispatchSemaphore(value: 0)
  DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { semaphore.signal() }
  while semaphore.wait(timeout: .now()) == .timedOut {}
  return [size]
}

struct ThreadWidget: WaitingWidget {
  let kind = "threads"
  let provider = WaitingProvider(collect: collectByThreads)
}

struct BlockingWidget: WaitingWidget {
  let kind = "blocking"
  let provider = WaitingProvider(collect: collectByBlocking)
}

/// One widget for each way to wait.
struct WaitingWidgets: WidgetBundle {
  var body: some Widget {
    ThreadWidget()
    BlockingWidget()
  }
}

import Foundation
import Glibc
import SwiftUI
import WidgetKit

private struct StuckEntry: TimelineEntry {
  let date: Date
}

/// Runs some code whenever it is asked for a timeline.
private struct StuckProvider: TimelineProvider {
  let run: @Sendable (WidgetFamily) -> Void

  func placeholder(in context: Context) -> StuckEntry { StuckEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (StuckEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<StuckEntry>) -> Void) {
    run(context.family)
    completion(Timeline(entries: [StuckEntry(date: .now)], policy: .never))
  }
}

@MainActor private func configuration(
  _ kind: String,
  _ run: @escaping @Sendable (WidgetFamily) -> Void
) -> some WidgetConfiguration {
  StaticConfiguration(kind: kind, provider: StuckProvider(run: run)) { entry in
    Text(entry.date, style: .time).containerBackground(.background, for: .widget)
  }
  .configurationDisplayName("Test")
  .description("A widget of a test.")
  .supportedFamilies([.systemSmall, .systemMedium])
}

private nonisolated(unsafe) var number = 0

/// Computes for a time of the processor, and no longer.
private func compute(milliseconds: Int) {
  func used() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
  let start = used()
  while used() - start < milliseconds { number &+= 1 }
}

/// Never ends in one family, and is slow in the other.
struct LoopingWidget: Widget {
  var body: some WidgetConfiguration {
    configuration("looping") { family in
      if family == .systemMedium { while true { number &+= 1 } }
      compute(milliseconds: 60)
    }
  }
}

/// Ends its thread in each timeline, so that the simulation continues without it.
struct QuittingWidget: Widget {
  var body: some WidgetConfiguration {
    configuration("quitting") { _ in pthread_exit(nil) }
  }
}

/// Ends the thread that draws it.
struct FadingWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "fading", provider: StuckProvider { _ in }) { _ in FadingView() }
      .configurationDisplayName("Test")
      .description("A widget of a test.")
      .supportedFamilies([.systemSmall])
  }
}

private func endThread() { pthread_exit(nil) }

private struct FadingView: View {
  var body: some View {
    let _: Void = endThread()
    Text("never").containerBackground(.background, for: .widget)
  }
}

struct SoundWidget: Widget {
  var body: some WidgetConfiguration { configuration("sound") { _ in } }
}

struct LoopingWidgets: WidgetBundle {
  var body: some Widget {
    LoopingWidget()
    SoundWidget()
  }
}

struct QuittingWidgets: WidgetBundle {
  var body: some Widget {
    QuittingWidget()
    FadingWidget()
    SoundWidget()
  }
}

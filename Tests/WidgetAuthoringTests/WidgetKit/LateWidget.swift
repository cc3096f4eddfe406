import Foundation
import SwiftUI
import WidgetKit

/// A widget whose provider keeps its completion for another queue.
struct LateWidget: Widget {
  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> CityEntry { CityEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (CityEntry) -> Void) {
      completion(CityEntry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<CityEntry>) -> Void) {
      nonisolated(unsafe) let completion = completion
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(1)) {
        completion(Timeline(entries: [CityEntry(date: .now)], policy: .never))
      }
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Late", provider: Provider()) { Text($0.city) }
  }
}

import Foundation

extension HostedEntry {
  init<Entry: TimelineEntry, Content: View>(
    _ entry: Entry,
    _ content: @escaping (Entry) -> Content
  ) {
    self.init(
      date: { entry.date },
      relevance: entry.relevance.map { Double($0.score) },
      relevanceDuration: entry.relevance?.duration ?? 0,
      draw: { renderer, environment in renderer.render(content(entry), in: environment) }
    )
  }
}

extension HostedTimeline {
  init<Entry: TimelineEntry, Content: View>(
    _ timeline: Timeline<Entry>,
    _ content: @escaping (Entry) -> Content
  ) {
    let policy: Policy =
      switch timeline.policy.kind {
      case .atEnd: .atEnd
      case .never: .never
      case .after(let date): .after(date)
      }
    self.init(
      entries: timeline.entries.map { HostedEntry($0, content) },
      policy: policy,
      place: timeline.place
    )
  }
}

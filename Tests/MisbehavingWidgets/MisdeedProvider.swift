import WidgetKit

struct MisdeedEntry: TimelineEntry {
  let date: Date
  let misdeed: Misdeed
}

/// Where the misdeed is done.
enum Place: Sendable { case provider, intent, view }

struct MisdeedProvider: AppIntentTimelineProvider {
  let place: Place

  func placeholder(in context: Context) -> MisdeedEntry { MisdeedEntry(date: .now, misdeed: .none) }

  func snapshot(
    for configuration: MisdeedConfiguration,
    in context: Context
  ) async -> MisdeedEntry {
    MisdeedEntry(date: .now, misdeed: .none)
  }

  func timeline(
    for configuration: MisdeedConfiguration,
    in context: Context
  ) async -> Timeline<MisdeedEntry> {
    if place == .provider {
      configuration.misdeed.commit()
      if configuration.misdeed == .forgets { await forget() }
    }
    let now = Date.now
    let hours = (0..<24).map { now.addingTimeInterval(Double($0) * 3600) }
    let misdeed = place == .provider ? .none : configuration.misdeed
    return Timeline(entries: hours.map { MisdeedEntry(date: $0, misdeed: misdeed) }, policy: .atEnd)
  }
}

/// Waits for a continuation that nobody resumes.
func forget() async {
  await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
}

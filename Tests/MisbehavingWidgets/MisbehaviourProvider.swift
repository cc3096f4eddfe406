import WidgetKit

struct MisbehaviourEntry: TimelineEntry {
  let date: Date
  let misbehaviour: Misbehaviour
}

/// The code that misbehaves.
enum Place: Sendable { case provider, intent, view }

struct MisbehaviourProvider: AppIntentTimelineProvider {
  let place: Place

  func placeholder(in context: Context) -> MisbehaviourEntry {
    MisbehaviourEntry(date: .now, misbehaviour: .none)
  }

  func snapshot(
    for configuration: MisbehaviourConfiguration,
    in context: Context
  ) async -> MisbehaviourEntry {
    MisbehaviourEntry(date: .now, misbehaviour: .none)
  }

  func timeline(
    for configuration: MisbehaviourConfiguration,
    in context: Context
  ) async -> Timeline<MisbehaviourEntry> {
    if place == .provider {
      configuration.misbehaviour.commit()
      if configuration.misbehaviour == .forgets { await forget() }
    }
    let now = Date.now
    let hours = (0..<24).map { now.addingTimeInterval(Double($0) * 3600) }
    let misbehaviour = place == .provider ? .none : configuration.misbehaviour
    return Timeline(
      entries: hours.map { MisbehaviourEntry(date: $0, misbehaviour: misbehaviour) },
      policy: .atEnd
    )
  }
}

/// Waits for a continuation that nobody resumes.
func forget() async {
  await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
}

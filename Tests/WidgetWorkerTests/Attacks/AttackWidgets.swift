import Foundation
import SwiftUI
import WidgetKit

/// The code from which an attack comes.
enum AttackPlace: String, CaseIterable, Sendable { case provider, view }

/// The attack that this process was started for.
enum CurrentAttack {
  static let variable = "WIDGETCHECK_ATTACK"

  static let place = words.first.flatMap { AttackPlace(rawValue: $0) }
  static let attack = words.count > 1 ? Attack.named(words[1]) : nil

  private static let words =
    (ProcessInfo.processInfo.environment[variable] ?? "").split(separator: " ", maxSplits: 1)
    .map(String.init)

  static func commit(in place: AttackPlace) {
    if place == self.place { attack?.commit() }
  }
}

struct AttackEntry: TimelineEntry {
  let date: Date
}

/// Attacks whenever it is asked for a timeline.
struct AttackProvider: TimelineProvider {
  let attacks: Bool

  func placeholder(in context: Context) -> AttackEntry { AttackEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (AttackEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<AttackEntry>) -> Void) {
    if attacks { CurrentAttack.commit(in: .provider) }
    completion(Timeline(entries: [AttackEntry(date: .now)], policy: .never))
  }
}

struct AttackView: View {
  let entry: AttackEntry
  let attacks: Bool

  var body: some View {
    if attacks { CurrentAttack.commit(in: .view) }
    return Text(entry.date, style: .time).containerBackground(.background, for: .widget)
  }
}

struct AttackWidget: Widget {
  var body: some WidgetConfiguration { configuration("attacker", attacks: true) }
}

/// A widget that does nothing of the kind, so that a run has something that holds.
struct HonestWidget: Widget {
  var body: some WidgetConfiguration { configuration("honest", attacks: false) }
}

@MainActor private func configuration(_ kind: String, attacks: Bool) -> some WidgetConfiguration {
  StaticConfiguration(kind: kind, provider: AttackProvider(attacks: attacks)) { entry in
    AttackView(entry: entry, attacks: attacks)
  }
  .configurationDisplayName("Test")
  .description("A widget of a test.")
  .supportedFamilies([.systemSmall])
}

struct AttackWidgets: WidgetBundle {
  var body: some Widget {
    AttackWidget()
    HonestWidget()
  }
}

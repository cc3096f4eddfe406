import ActivityKit
import SwiftUI
import Testing

import struct WidgetModel.SideEffect

@_spi(Hosting) @testable import WidgetAuthoring

// Goal: activities start, change and end according to the facts, and the host environment receives
// each step.
// Method: each test has exclusive use of the process's host environment, and no activities of
// another test.
@MainActor @Suite struct ActivityTests {
  private func content(
    stops: [String] = [],
    staleDate: Date? = nil
  ) -> ActivityContent<DeliveryAttributes.ContentState> {
    ActivityContent(
      state: .init(stage: .packed, arrival: Date(timeIntervalSince1970: 0), stops: stops),
      staleDate: staleDate
    )
  }

  private func refusal(stops: [String] = []) -> ActivityAuthorizationError? {
    do {
      _ = try Activity.request(
        attributes: DeliveryAttributes(order: 1),
        content: content(stops: stops)
      )
      return nil
    } catch {
      return error as? ActivityAuthorizationError
    }
  }

  @Test func `an activity is reported from its request to its end`() async throws {
    try await onFreshHost { host in
      let activity = try Activity.request(
        attributes: DeliveryAttributes(order: 1),
        content: content(),
        pushType: nil
      )
      #expect(activity.activityState == .active)
      #expect(Activity<DeliveryAttributes>.activities.map(\.id) == [activity.id])
      #expect(HostedActivities.running.map(\.attributesName) == ["DeliveryAttributes"])
      await activity.update(content(stops: ["A"]))
      #expect(activity.content.state.stops == ["A"])
      await activity.end(nil, dismissalPolicy: .default)
      #expect(activity.activityState == .ended)
      #expect(HostedActivities.running.isEmpty)
      await activity.update(content(stops: ["late"]))
      #expect(activity.content.state.stops == ["A"])
      #expect(
        host.sideEffects.map(\.kind) == [
          .activityRequested, .activityUpdated, .activityEnded, .activityMissed,
        ]
      )
      #expect(Set(host.sideEffects.map(\.text)) == [activity.id])
    }
  }

  @Test func `the size is that of attributes and state as JSON, and its limit is 4096`()
    async throws
  {
    try await onFreshHost { host in
      // The rest of the JSON takes a fixed number of bytes; a stop takes as many as it has letters.
      _ = try Activity.request(
        attributes: DeliveryAttributes(order: 1),
        content: content(stops: [""])
      )
      let fixed = Int(try #require(host.sideEffects.first).amount)
      #expect(refusal(stops: [String(repeating: "x", count: 4_096 - fixed)]) == nil)
      #expect(
        refusal(stops: [String(repeating: "x", count: 4_097 - fixed)]) == .attributesTooLarge
      )
      let last = try #require(host.sideEffects.last)
      #expect(last == SideEffect(.activityRefused, amount: 4_097, text: "attributesTooLarge"))
    }
  }

  @Test func `an image in an activity's content is reported with its property`() async throws {
    try await onFreshHost { host in
      struct Parcel: ActivityAttributes {
        struct ContentState: Codable, Hashable { var note: Data }
        struct Sender: Codable { var photo: Data }
        var senders: [Sender]
      }
      let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
      let size = Data("IHDR".utf8) + Data([0, 0, 0, 2, 0, 0, 0, 2])
      let activity = try Activity.request(
        attributes: Parcel(senders: [Parcel.Sender(photo: png + size)]),
        content: ActivityContent(state: .init(note: Data("text".utf8)), staleDate: nil)
      )
      #expect(host.sideEffects.map(\.kind) == [.activityImageGiven, .activityRequested])
      #expect(host.sideEffects.first?.text == "senders.photo")
      #expect(host.sideEffects.first?.amount == 24)
      #expect(activity.pushToken == nil)
      for await _ in activity.pushTokenUpdates {}
      #expect(host.sideEffects.count == 2)
    }
  }

  @Test func `the token of an activity that takes pushes comes with its updates`() async throws {
    try await onFreshHost { host in
      let activity = try Activity.request(
        attributes: DeliveryAttributes(order: 1),
        content: content(),
        pushType: .token
      )
      #expect(activity.pushToken == nil)
      var tokens: [Data] = []
      for await token in activity.pushTokenUpdates { tokens.append(token) }
      #expect(tokens.count == 1)
      #expect(
        host.sideEffects.map(\.kind).dropFirst() == [.activityTokenRead, .activityTokensObserved]
      )
      #expect(Set(host.sideEffects.map(\.text)) == [activity.id])
    }
  }

  @Test func `a person's refusal and a hidden app refuse an activity`() async {
    await onFreshHost { host in
      host.activitiesMayStart = false
      #expect(refusal() == .visibility)
      host.activitiesAreEnabled = false
      #expect(refusal() == .denied)
      #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
      #expect(host.sideEffects.map(\.kind).last == .activityPermissionRead)
    }
  }

  @Test func `a Live Activity intent may start an activity from the background`()
    async throws
  {
    try await onFreshHost { host in
      host.activitiesMayStart = false
      struct Start: LiveActivityIntent {
        static let title: LocalizedStringResource = "Start"
        func perform() async throws -> some IntentResult {
          _ = try Activity.request(
            attributes: DeliveryAttributes(order: 2),
            content: .init(
              state: .init(stage: .packed, arrival: .distantPast, stops: []),
              staleDate: nil
            )
          )
          return .result()
        }
      }
      let rendering = Renderer().render(
        Button(intent: Start()) { Text("Start") },
        in: EnvironmentValues()
      )
      guard case .intent(let intent)? = rendering.targets.first else {
        Issue.record("the button leads to \(rendering.targets)")
        return
      }
      #expect(intent.startsActivities)
      try await intent.run()
      #expect(host.sideEffects.map(\.kind) == [.activityRequested])
    }
  }

  @Test func `older content than the newest is ignored`() async throws {
    try await onFreshHost { _ in
      let activity = try Activity.request(
        attributes: DeliveryAttributes(order: 1),
        content: content()
      )
      await activity.update(content(stops: ["new"]), timestamp: Date(timeIntervalSinceNow: 60))
      await activity.update(content(stops: ["old"]), timestamp: Date())
      #expect(activity.content.state.stops == ["new"])
    }
  }

  @Test func `updates reach those who listen until the end`() async throws {
    try await onFreshHost { _ in
      let activity = try Activity.request(
        attributes: DeliveryAttributes(order: 1),
        content: content()
      )
      let updates = activity.contentUpdates
      let states = activity.activityStateUpdates
      await activity.update(content(stops: ["A"]))
      await activity.end(content(stops: ["B"]), dismissalPolicy: .immediate)
      var seen: [[String]] = []
      for await content in updates { seen.append(content.state.stops) }
      #expect(seen == [["A"], ["B"]])
      var lived: [ActivityState] = []
      for await state in states { lived.append(state) }
      #expect(lived == [.active, .active, .dismissed])
      #expect(Activity<DeliveryAttributes>.activities.isEmpty)
    }
  }

  @Test func `a Live Activity has five presentations in every variant`() async throws {
    try await onFreshHost { _ in
      let declared = try #require(declarations(of: DeliveryWidget()).first)
      #expect(declared.kind == "DeliveryAttributes")
      #expect(declared.attributes.map(\.name) == ["supplementalActivityFamilies"])
      guard case .activity(let activity) = declared.code else {
        Issue.record("the code is \(declared.code)")
        return
      }
      for variant in 0..<8 {
        let content = try await activity.content(variant: variant)
        #expect(content.size > 0)
        #expect(content.origin == .sampled)
        let drawn = content.draw(Renderer(), EnvironmentValues())
        #expect(
          drawn.map(\.name) == [
            "lockScreen", "expanded", "compactLeading", "compactTrailing", "minimal",
          ]
        )
        let expanded = drawn[1].rendering
        #expect(expanded.tree.nodes.map(\.kind).prefix(3) == [.widgetURL, .group, .text])
        #expect(expanded.tree.attribute(.region, of: 1) == "leading")
        #expect(expanded.tree.attribute(.keylineTint, of: 0) != nil)
        #expect(expanded.targets.count == 1)
        let lockScreen = drawn[0].rendering.tree
        let isStale = lockScreen.nodes.last?.text == "stale"
        #expect(isStale == (variant % 4 == 1))
        #expect(lockScreen.attribute(.activityBackgroundTint, of: 0) != nil)
      }
    }
  }

  @Test
  func `a region of the island has its place, its priority and what is below the camera`()
    async throws
  {
    let island = DynamicIsland {
      DynamicIslandExpandedRegion(.leading, priority: 2) {
        Text("a").dynamicIsland(verticalPlacement: .belowIfTooWide)
      }
      DynamicIslandExpandedRegion(.trailing) { Text("b") }
      DynamicIslandExpandedRegion(.center) { Text("c") }
      DynamicIslandExpandedRegion(.bottom) { Text("d") }
    } compactLeading: {
    } compactTrailing: {
    } minimal: {
    }
    let tree = island.presentations[0].draw(Renderer(), EnvironmentValues()).tree
    let regions = tree.attributes.filter { $0.name == .region }
    #expect(regions.map(\.value) == ["leading", "trailing", "center", "bottom"])
    #expect(tree.attribute(.priority, of: 0) == "2")
    #expect(tree.attributes.count { $0.name == .priority } == 1)
    #expect(tree.attribute(.dynamicIslandVerticalPlacement, of: 1) == "belowIfTooWide")
  }

  @Test func `a presentation learns the family in which it is drawn`() async throws {
    struct FamilyView: View {
      @Environment(\.activityFamily) private var family
      var body: some View { Text(verbatim: family.rawValue) }
    }
    struct FamilyWidget: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: DeliveryAttributes.self) { _ in
          FamilyView()
        } dynamicIsland: { _ in
          DynamicIsland {
          } compactLeading: {
          } compactTrailing: {
          } minimal: {
          }
        }
      }
    }
    try await onFreshHost { _ in
      guard case .activity(let activity)? = declarations(of: FamilyWidget()).first?.code else {
        Issue.record("no activity")
        return
      }
      let content = try await activity.content(variant: 0)
      let usual = content.draw(Renderer(), EnvironmentValues())[0].rendering
      #expect(usual.tree.nodes.map(\.text) == ["medium"])
      let small = content.drawSmall(Renderer(), EnvironmentValues())
      #expect(small.tree.nodes.map(\.text) == ["small"])
    }
  }

  @Test func `where code has shown contents none is synthesized`() async throws {
    try await onFreshHost { _ in
      _ = try Activity.request(
        attributes: DeliveryAttributes(order: 7, name: "Ink"),
        content: content()
      )
      guard case .activity(let activity)? = declarations(of: DeliveryWidget()).first?.code else {
        Issue.record("no activity")
        return
      }
      for variant in 0..<4 {
        let content = try await activity.content(variant: variant)
        #expect(content.origin == .request)
        let lockScreen = content.draw(Renderer(), EnvironmentValues())[0].rendering.tree
        #expect(lockScreen.nodes.map(\.text).contains("Ink"))
      }
    }
  }
}

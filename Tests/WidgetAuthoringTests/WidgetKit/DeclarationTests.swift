import SwiftUI
import Testing
@_spi(Hosting) import WidgetAuthoring

import enum WidgetModel.Family

@MainActor @Suite struct DeclarationTests {
  private func provider(of widget: some Widget) throws -> any HostedProvider {
    guard case .timeline(let provider) = try #require(declarations(of: widget).first).code else {
      throw NoProvider()
    }
    return provider
  }

  private struct NoProvider: Error {}

  private let context = HostedContext(
    family: .systemSmall,
    isPreview: false,
    width: 158,
    height: 158
  )

  @Test func `modifiers are in the declaration`() throws {
    let widget = try #require(declarations(of: CityWidget()).first)
    #expect(widget.kind == "City")
    #expect(widget.typeName == "CityWidget")
    #expect(widget.displayName == "City")
    #expect(widget.description == "Shows a city.")
    #expect(widget.families == [.systemSmall, .systemMedium])
    #expect(widget.contentMarginsAreDisabled)
    #expect(!widget.backgroundIsRemovable)
    let said = widget.attributes.map(\.name)
    #expect(said == ["otherFamilies", "disfavoredLocations", "promptsForUserConfiguration"])
  }

  @Test func `a widget that lists no families has none in its declaration`() throws {
    #expect(try #require(declarations(of: NumberedWidget()).first).families == nil)
  }

  @Test func `a bundle may have more than ten widgets, nested bundles and blocks built by hand`() {
    let kinds = declarations(of: LargeBundle()).map(\.kind)
    #expect(kinds == (1...11).map(String.init) + ["n1", "n2", "12"])
  }

  @Test func `a timeline has the code's entries and policy`() throws {
    let provider = try provider(of: CityWidget())
    #expect(provider.configurationName == nil)
    nonisolated(unsafe) var answers: [HostedTimeline] = []
    provider.timeline(for: HostedConfiguration(), in: context) { answers.append($0) }
    let timeline = try #require(answers.first)
    #expect(answers.count == 1)
    #expect(timeline.entries.map { $0.date().timeIntervalSince1970 } == [1_000, 1_060, 1_120])
    #expect(timeline.entries.map(\.relevance) == [2, 2, 2])
    guard case .after(let date) = timeline.policy else {
      Issue.record("the policy is \(timeline.policy)")
      return
    }
    #expect(date.timeIntervalSince1970 == 4_600)
  }

  @Test func `a completion may be called later, by any queue`() async throws {
    let provider = try provider(of: LateWidget())
    let count = await withCheckedContinuation { next in
      provider.timeline(for: HostedConfiguration(), in: context) {
        next.resume(returning: $0.entries.count)
      }
    }
    #expect(count == 1)
  }

  @Test func `an entry is drawn in the family of its environment`() throws {
    let entry = try provider(of: CityWidget()).placeholder(in: context)
    var environment = EnvironmentValues()
    environment.widgetFamily = .systemSmall
    #expect(entry.draw(Renderer(), environment).tree.nodes.map(\.kind) == [.text])
    environment.widgetFamily = .systemMedium
    #expect(entry.draw(Renderer(), environment).tree.nodes.map(\.kind) == [.vStack, .text])
  }

  @Test func `a snapshot knows whether it feeds the gallery`() throws {
    let provider = try provider(of: CityWidget())
    for (isPreview, text) in [(true, "Preview"), (false, "Real")] {
      var context = context
      context.isPreview = isPreview
      nonisolated(unsafe) var shown: [String] = []
      provider.snapshot(for: HostedConfiguration(), in: context) { entry in
        shown += entry.draw(Renderer(), EnvironmentValues()).tree.nodes.map(\.text)
      }
      #expect(shown == [text])
    }
  }

  @Test(arguments: [
    (WidgetFamily.systemSmall, [14, 14, 11, nil, 26]), (.systemMedium, [14, 14, 11, nil, 26]),
    (.systemLarge, [14, 14, 11, nil, 26]), (.systemExtraLarge, [nil, 15, 14, nil, 26]),
    (.systemExtraLargePortrait, [27, 27, 27, nil, 26]),
    (.accessoryCircular, [16, 17, nil, 9, nil]),
    (.accessoryRectangular, [16, 17, nil, 9, nil]), (.accessoryInline, [16, 17, nil, 9, nil]),
    (.accessoryCorner, [nil, nil, nil, 9, nil]),
  ])
  func `each family stands on the systems that have it`(family: WidgetFamily, versions: [Int?]) {
    #expect(WidgetSystem.allCases.map { family.firstVersion(on: $0) } == versions)
  }

  @Test func `families have the model's names`() {
    for family in Family.allCases { #expect(WidgetFamily(family).model == family) }
    #expect(WidgetFamily.allCases.count { $0.model == nil } == 2)
    #expect("\(WidgetFamily.accessoryInline)" == "accessoryInline")
  }
}

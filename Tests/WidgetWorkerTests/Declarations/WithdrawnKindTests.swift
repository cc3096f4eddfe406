// Goal: each kind of a released version that is missing from a bundle is reported by one widget:
// the heir of its type, otherwise the first; widgets without timelines inherit nothing.
import RunRecord
import SwiftUI
import Testing
@_spi(Hosting) import WidgetAuthoring
import WidgetKit

import struct WidgetModel.SourcePlace

@testable import WidgetCampaigns
@testable import WidgetWorker

private struct TeaWidget: SwiftUI.Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "tea.new", provider: TeaProvider()) { _ in Text("tea") }
  }
}

private struct MilkWidget: SwiftUI.Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "milk", provider: TeaProvider()) { _ in Text("milk") }
  }
}

private struct PotWidget: SwiftUI.Widget {
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

private struct TeaEntry: TimelineEntry { let date: Date }

private struct TeaProvider: TimelineProvider {
  func placeholder(in context: Context) -> TeaEntry { TeaEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (TeaEntry) -> Void) {}
  func getTimeline(in context: Context, completion: @escaping (Timeline<TeaEntry>) -> Void) {}
}

@MainActor @Suite struct WithdrawnKindTests {
  private func released(_ widgets: [(kind: String, type: String)]) throws -> ReleasedVersion {
    var record = RunRecord()
    for widget in widgets {
      var line = WidgetLine()
      (line.kind, line.type) = (widget.kind, widget.type)
      record.widgets.append(line)
    }
    return try #require(ReleasedVersion(record))
  }

  /// Places have numbers only in workers; here the test assigns some.
  private var bundle: [DeclaredWidget] {
    var widgets = [MilkWidget().declared, TeaWidget().declared]
    for place in widgets.indices {
      widgets[place].places.declaration = SourcePlace(Int32(place + 3))
    }
    return widgets
  }

  @Test func `a kind that is there is not withdrawn, and an added one is none`() throws {
    let version = try released([("milk", "MilkWidget")])
    #expect(WithdrawnKind.all(of: version, in: bundle).isEmpty)
  }

  @Test func `the widget whose type had the kind reports it, at its place`() throws {
    let gone = WithdrawnKind.all(of: try released([("tea", "TeaWidget")]), in: bundle)
    #expect(gone.map(\.kind) == ["tea"] && gone.map(\.teller) == [1])
    #expect(gone.map(\.place) == [SourcePlace(4)])
  }

  @Test func `without an heir the first widget reports all, without a place`() throws {
    let version = try released([("pot", "PotWidget"), ("cup", "CupWidget")])
    let gone = WithdrawnKind.all(of: version, in: bundle)
    #expect(gone.map(\.kind) == ["pot", "cup"] && gone.map(\.teller) == [0, 0])
    #expect(gone.allSatisfy { !$0.place.isKnown })
  }

  @Test func `a bundle without timelines lacks every kind`() throws {
    let version = try released([("milk", "MilkWidget"), ("pot", "PotWidget")])
    let gone = WithdrawnKind.all(of: version, in: [PotWidget().declared])
    #expect(gone.map(\.kind) == ["milk", "pot"] && gone.map(\.teller) == [0, 0])
  }
}

extension SwiftUI.Widget {
  @MainActor fileprivate var declared: DeclaredWidget { declarations(of: self)[0] }
}

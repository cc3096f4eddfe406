// Goal: two recommendations with the same description are reported; those of made-up or varied data
// are not.
import Foundation
import SwiftUI
import Testing
import WidgetModel

@_spi(Hosting) @testable import WidgetAuthoring

@Suite(.serialized) struct DoubledRecommendationTests {
  private func told(
    _ values: Surroundings.Values = .ordinary,
    _ recommend: @escaping () -> [String]
  ) async -> [String] {
    await onHost { host in
      SharedData.prepare(.present)
      OutsideData.shared.begin(values, seed: 0, now: 0)
      defer { OutsideData.shared.end() }
      DoubledRecommendations.reportDuplicate(from: Int.self) {
        recommend().map { Text(verbatim: $0) }
      }
      return host.texts(.recommendationDoubled)
    }
  }

  @Test func `a description that occurs twice is reported once`() async {
    #expect(await told { ["Oslo", "Bergen", "Oslo", "Bergen"] } == ["\"Oslo\""])
    #expect(await told { ["Oslo", "Bergen"] } == [])
    #expect(await told { [] } == [])
  }

  @Test func `doubles of made-up data are nobody's`() async {
    let names = { UserDefaults(suiteName: "group.places")?.stringArray(forKey: "names") ?? [] }
    #expect(
      await told {
        _ = names(); return ["Oslo", "Oslo"]
      } == []
    )
    #expect(
      await told(.empty) {
        _ = names(); return ["", ""]
      } == []
    )
  }
}

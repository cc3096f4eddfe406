import AppIntents
import Foundation
import SwiftUI
import Testing

@_spi(Hosting) @testable import WidgetAuthoring

// Goal: protocols that apps adopt have no requirement that apps cannot see.
// Method: an app's own types adopt them with the members in Apple's documentation, and nothing
// else.

private struct OwnResult: IntentResult {
  var value: Int? { 7 }
}

private struct OwnIntent: AppIntent {
  static let title: LocalizedStringResource = "Own"
  func perform() async throws -> OwnResult { OwnResult() }
}

private struct ShowingIntent: AppIntent {
  static let title: LocalizedStringResource = "Show"
  func perform() async throws -> some ReturnsValue<Int> & ProvidesDialog & ShowsSnippetView {
    .result(value: 3, dialog: "Three") { Text("3") }
  }
}

private struct OwnCollection: ResultsCollection, Sequence {
  typealias Result = String
  let names: [String]
  func makeIterator() -> IndexingIterator<[String]> { names.makeIterator() }
}

private struct ClosedCollection: ResultsCollection {
  typealias Result = String
}

private struct OwnConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Own"
  @Parameter(title: "City") var city: String?
  @Parameter(title: "Days", default: 3) var days: Int
}

private struct Dependent {
  @IntentParameterDependency<OwnConfiguration>(\.$city) var selection

  var city: String? {
    // No optional of an optional: the projection has a value for the dependency's name.
    guard let city = selection?.city else { return nil }
    return city + String(repeating: "!", count: selection?.days ?? 0)
  }
}

@Suite struct OwnResultTests {
  @Test func `an app's own result makes the system do nothing`() async throws {
    let result = try await OwnIntent().perform()
    #expect(result.value == 7)
    #expect(result.outcome.next == nil)
    #expect(result.outcome.dialog == nil)
  }

  @Test func `a result with a view built on the spot gives its value and says its words`()
    async throws
  {
    let result = try await ShowingIntent().perform()
    #expect(result.value == 3)
    #expect(result.outcome.dialog != nil)
  }

  @Test func `an app's own collection offers its elements if it is a sequence`() {
    #expect(OwnCollection(names: ["a", "b"]).values == ["a", "b"])
    #expect(ClosedCollection().values == [])
    #expect(["c"].values == ["c"])
    #expect(IntentItemCollection(items: ["d"]).values == ["d"])
  }

  @Test func `a projection unwraps optional parameters`() {
    let intent = OwnConfiguration()
    #expect(IntentBeingConfigured.$intent.withValue(intent) { Dependent().city } == nil)
    intent.city = "Ulm"
    #expect(IntentBeingConfigured.$intent.withValue(intent) { Dependent().city } == "Ulm!!!")
  }
}

// Goal: a widget with a SiriKit intent is also shown with all of its parameters filled in.
import Intents
import Testing
import WidgetKit

@testable import WidgetAuthoring

@Suite struct IntentFillingTests {
  final class Station: INObject, @unchecked Sendable {}

  enum Unit: Int {
    case unknown, metric, imperial
  }

  final class StationIntent: INIntent, @unchecked Sendable {
    var name: String?
    var count: NSNumber?
    var station: Station?
    var unit: Unit = .unknown
    var other: [String]?
  }

  @Test func `every parameter whose type is known has a value`() {
    let intent = IntentFilling.filled(StationIntent(), guesses: true)
    #expect(intent.name == "Sample")
    #expect(intent.count == 1)
    #expect(intent.station?.identifier == "sample")
    #expect(intent.unit == .metric)
    #expect(intent.other == nil)
    #expect(IntentFilling.text(of: intent).contains("name: "))
  }

  @Test func `without guesses a text and an object stay as they are`() {
    let intent = IntentFilling.filled(StationIntent(), guesses: false)
    #expect(intent.name == nil)
    #expect(intent.station == nil)
    #expect(intent.count == 1)
    #expect(intent.unit == .metric)
  }
}

// Goal: widgets that read a value other than the one stored now are known; widgets that read the
// same one are not.
import Foundation
import Testing
import WidgetModel

@testable import WidgetWorker

@Suite struct StoredReadingsTests {
  private let name = StoredName(key: "isOn", domain: "group.example.lamp")

  private func readings(_ value: NSObject?) -> StoredReadings {
    var readings = StoredReadings()
    let request = Request(
      id: RequestID(1),
      kind: .timeline,
      widget: WidgetID(1),
      placement: PlacementID(0),
      family: .systemSmall,
      configuration: 0,
      wall: .defaultStart
    )
    readings.begin(request)
    readings.record(value, of: name, during: request.id)
    return readings
  }

  @Test func `another value outdates a reader`() {
    let read = readings(NSNumber(value: true))
    #expect(
      read.readers(of: name, otherThan: NSNumber(value: false)).map(\.widget) == [WidgetID(1)]
    )
    #expect(read.readers(of: name, otherThan: NSNumber(value: true)).isEmpty)
    let other = StoredName(key: "level", domain: name.domain)
    #expect(read.readers(of: other, otherThan: nil).isEmpty)
  }

  @Test func `nothing is as good as false, zero or an empty text`() {
    #expect(readings(nil).readers(of: name, otherThan: NSNumber(value: 0)).isEmpty)
    #expect(readings(NSString("")).readers(of: name, otherThan: nil).isEmpty)
    #expect(readings(nil).readers(of: name, otherThan: NSString("a")).count == 1)
  }

  @Test func `who is gone shows nothing any more`() {
    var read = readings(NSNumber(value: true))
    read.remove { $0.widget == WidgetID(1) }
    #expect(read.readers(of: name, otherThan: nil).isEmpty)
  }
}

// Goal: only an intent that writes shared data and does nothing else leaves something for others.
import Testing
import WidgetModel

@testable import WidgetWorker

@Suite struct ActionRecordTests {
  private func left(_ effects: SideEffect...) -> [String] {
    var record = ActionRecord()
    for effect in effects { record.record(effect) }
    return record.left
  }

  private let written = SideEffect(.sharedDataWritten, text: "pending")

  @Test func `what is only written is left`() {
    #expect(left(written) == ["pending"])
    #expect(left(SideEffect(.logged, text: "done"), written) == ["pending"])
    #expect(left() == [])
  }

  @Test func `an intent that reloads, loads or starts something leaves nothing`() {
    for kind in [
      SideEffect.Kind.reloadCalled, .reloadAllCalled, .controlReloadCalled, .networkRequested,
      .activityRequested,
    ] {
      #expect(left(written, SideEffect(kind)) == [])
    }
  }

  @Test func `a control that reloads does it by itself alone`() {
    var record = ActionRecord()
    record.record(written)
    record.record(SideEffect(.controlReloadCalled))
    #expect(record.isAlone)
    record.record(SideEffect(.networkRequested))
    #expect(!record.isAlone)
  }

  @Test func `loading asks a server, and nobody on the phone`() {
    var record = ActionRecord()
    record.record(SideEffect(.networkRequested))
    #expect(record.hasAsked && !record.hasAskedPhone)
    record.noteOpening()
    #expect(record.hasAskedPhone)
  }
}

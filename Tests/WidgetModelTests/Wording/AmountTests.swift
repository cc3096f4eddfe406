import Testing
import WidgetModel

@Suite struct AmountTests {
  @Test func `one of a thing is written in the singular, any other number in the plural`() {
    #expect(amount(1, "entry", "entries") == "1 entry")
    #expect(amount(0, "entry", "entries") == "0 entries")
    #expect(amount(Int64(2), "byte") == "2 bytes")
  }
}

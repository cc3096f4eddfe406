// Goal: a caller gets the names of the stand-ins that gave values, the first few, each once.
import Testing

@_spi(Hosting) @testable import WidgetAuthoring

@Suite struct StandInValuesTests {
  @Test func `each is named once, in the order of its first use, and only the first few`() {
    let values = StandInValues()
    for name in ["b", "a", "b", "c", "d", "e", "f", "g"] { values.record(name) }
    #expect(values.given == ["b", "a", "c", "d", "e", "f"])
  }
}

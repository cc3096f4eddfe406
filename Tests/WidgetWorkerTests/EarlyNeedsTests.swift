// Goal: requirements of code on the settings while the bundle is made are reported with a request,
// and nothing else is.
import Testing
import WidgetModel

@testable import WidgetWorker

@Suite struct EarlyNeedsTests {
  private let need = SideEffect(.settingMissing, text: "group.tea")
  private let making = RequestID(-1)

  @Test func `a need before the first request is reported with each case's first request`() {
    var needs = EarlyNeeds()
    let isKept = needs.keep(need, during: making)
    #expect(isKept)
    #expect(needs.told() == [need])
    #expect(needs.told() == [need])
  }

  @Test func `a need of a request, a later one and another side effect are not kept`() {
    var needs = EarlyNeeds()
    let isOfRequest = needs.keep(need, during: RequestID(3))
    let isOther = needs.keep(SideEffect(.networkRequested, text: "a"), during: making)
    #expect(!isOfRequest && !isOther && needs.told().isEmpty)
    let isLate = needs.keep(need, during: making)
    #expect(!isLate)
  }
}

// Goal: assertions neither end the process nor evaluate their conditions, as in a release build.
import Testing
import WidgetAuthoring

@Suite struct AssertionTests {
  @Test func `an assertion that fails is not even asked for`() {
    var asked = false
    func isFine() -> Bool {
      asked = true
      return false
    }
    assert(isFine(), "no")
    assertionFailure("no")
    #expect(!asked)
  }
}

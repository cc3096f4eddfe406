// Goal: the counts by the tag of a case are at that case's index.
// Method: every case of each enumeration that is counted so, and an enumeration of one case.
import Testing
import WidgetModel

@Suite struct OrdinalTests {
  private enum One: CaseIterable { case only }

  private enum Three: String, CaseIterable {
    case first = "last"
    case second
    case third = "first"
  }

  @Test func `each counted case has the number of its place`() {
    #expect(ReloadCause.allCases.map(\.number) == Array(ReloadCause.allCases.indices))
    #expect(Family.allCases.map(\.number) == Array(Family.allCases.indices))
    #expect(EventKind.allCases.map(\.number) == Array(EventKind.allCases.indices))
    #expect(Input.Word.allCases.map(\.number) == Array(Input.Word.allCases.indices))
    #expect(ProfileKey.allCases.map(\.number) == Array(ProfileKey.allCases.indices))
  }

  @Test func `a lone case and cases with raw values are counted from 0`() {
    #expect(ordinal(of: One.only) == 0)
    #expect(Three.allCases.map { ordinal(of: $0) } == [0, 1, 2])
  }
}

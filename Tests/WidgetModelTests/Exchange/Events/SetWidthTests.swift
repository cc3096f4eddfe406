// Goal: a set of cases has a bit for each.
// Method: every case of each enumeration that has a set.
import Testing
import WidgetModel

@Suite struct SetWidthTests {
  @Test func `a set of each kind of cases holds each by itself`() {
    for kind in EventKind.allCases {
      #expect(EventKinds(kind).list == [kind])
      #expect(
        EventKinds.all.subtracting(EventKinds(kind)).list.count + 1 == EventKind.allCases.count
      )
    }
    #expect(EventKinds.all.list == EventKind.allCases)
    for cause in ReloadCause.allCases { #expect(ReloadCauses(cause).list == [cause]) }
    for family in Family.allCases {
      #expect(Family.allCases.filter { FamilySet(family).contains(FamilySet($0)) } == [family])
    }
  }
}

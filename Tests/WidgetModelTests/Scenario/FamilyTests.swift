import Testing
import WidgetModel

// Goal: the properties of a family that runtime, clauses and oracle all read match the facts,
// because none of them can find a mistake that they share.
// Method: the names and their groups are written here a second time, from FM-13.
@Suite struct FamilyTests {
  private static let system = ["systemSmall", "systemMedium", "systemLarge", "systemExtraLarge"]
  private static let accessory = ["accessoryCircular", "accessoryRectangular", "accessoryInline"]

  @Test func `the families and their bits are those of the platform`() {
    #expect(Family.allCases.map(\.rawValue) == FamilyTests.system + FamilyTests.accessory)
    #expect(Family.allCases.map { FamilySet($0).rawValue } == [1, 2, 4, 8, 16, 32, 64])
  }

  @Test(arguments: Family.allCases) func `a family is an accessory by its name`(family: Family) {
    #expect(family.isAccessory == FamilyTests.accessory.contains(family.rawValue))
  }

  @Test(arguments: Family.allCases) func `a set has the families that it was made of`(
    family: Family
  ) {
    for other in Family.allCases { #expect(FamilySet(family).contains(other) == (other == family)) }
    #expect(FamilySet.all.contains(family))
  }
}

// Goal: a charge for an added widget breaks the clause if the profile exempts it, and is right
// otherwise.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `RB-20 runtime` {
  private let added = ReloadCauses(.added)

  @Test func `a free reload is none, with budget or without`() throws {
    let tally = try TraceBuilder(.lenient).added().granted(added, charge: 0).judged(
      by: "RB-20.runtime"
    )
    expect(tally, kinds: [], situations: [1, 0])
    let spent = try TraceBuilder(.lenient, [.dailyReloads: 2, .budgetBurst: 1]).with {
      $0.placements.append($0.placements[0])
      $0.profile[.budgetScope] = 2
    }.added().granted(added, charge: 0).input(.reloadCalled(kind: 0)).granted(ReloadCauses(.app))
      .added(1).granted(added, charge: 0, placement: 1).judged(by: "RB-20.runtime")
    expect(spent, kinds: [], situations: [1, 1])
  }

  @Test func `a charge, or a wait for budget, is a violation`() throws {
    let placed = TraceBuilder(.lenient).added()
    try expect(placed.granted(added).judged(by: "RB-20.runtime"), kinds: ["charged"])
    try expect(
      placed.held(added, .budget).judged(by: "RB-20.runtime"),
      kinds: ["held for budget"]
    )
  }

  @Test func `where it is charged the clause says nothing`() {
    #expect(AddedReloadsFree.clause.inapplicable(.iOS26) != nil)
    #expect(AddedReloadsFree.clause.inapplicable(.lenient) == nil)
  }
}

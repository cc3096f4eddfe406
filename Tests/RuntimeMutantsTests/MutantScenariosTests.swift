// Goal: a remembered name leads to the scenario with that name, in any block.
// Method: for each index of one profile, the name is looked up again.
import Testing
import WidgetModel

@Suite struct MutantScenariosTests {
  @Test func `a scenario is found by the name of its place`() {
    let scenarios = MutantScenarios([("iOS26", [])])
    var blocks: Set<Substring> = []
    for place in stride(from: 0, to: 42_000, by: 41) {
      let name = scenarios.name(of: place)
      blocks.insert(name.dropFirst(2))
      #expect(scenarios.scenario(named: name) == scenarios[place], "\(name)")
    }
    // Of one word and of several, and drawn ones.
    for block in ["moments", "push budgets", "random"] {
      #expect(blocks.contains { $0.hasPrefix(block) }, "\(block) was not tried")
    }
    #expect(scenarios.scenario(named: "0 no such 1") == nil)
  }
}

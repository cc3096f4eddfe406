// Goal: each field of a scenario can be changed alone.
// Method: over the small scenarios, each field is given another value, and the fields are read
// again.
import Testing
import WidgetModel

@testable import ScenarioGeneration

@Suite struct ScenarioFieldTests {
  /// Every fiftieth small scenario.
  private static let scenarios: [Scenario] = {
    let small = SmallScenarios(profile: .iOS26)
    return stride(from: 0, to: small.count, by: 50).map { small[$0].scenario }
  }()

  @Test func `a field changes alone`() {
    var changed: Set<String> = []
    for scenario in Self.scenarios {
      let fields = ScenarioField.all(of: scenario)
      for (place, field) in fields.enumerated() where field.name != "times" && field.name != "at" {
        let value = field.value == field.range.upperBound ? field.value - 1 : field.value + 1
        guard field.range.contains(value) else { continue }
        let other = scenario.changing(field, to: value)
        // A push that ends nothing, or starts nothing, has no use for some of its fields.
        if other == scenario { continue }
        let others = ScenarioField.all(of: other)
        #expect(others[place].value == value, "\(field.name)")
        // Some fields determine which fields follow; the fields before them stay in any case.
        #expect(others[..<place].map(\.value) == fields[..<place].map(\.value), "\(field.name)")
        if others.count == fields.count, field.form != .name {
          let after = (others[(place + 1)...].map(\.value), fields[(place + 1)...].map(\.value))
          #expect(after.0 == after.1, "\(field.name)")
        }
        changed.insert(field.name)
      }
    }
    #expect(changed.isSuperset(of: ["delay", "offset", "family", "isLocked", "clock", "policy"]))
  }

  @Test func `the value that it has changes nothing`() {
    for scenario in Self.scenarios {
      for field in ScenarioField.all(of: scenario) {
        #expect(scenario.changing(field, to: field.value) == scenario)
      }
    }
  }

  @Test func `a stimulus that is moved stands where its time is`() throws {
    var scenario = Scenario()
    scenario.workload = [
      Stimulus(.rebooted, at: .start + .seconds(1)),
      Stimulus(.pushReceived, at: .start + .hours(1)),
    ]
    let field = try #require(ScenarioField.all(of: scenario).last { $0.name == "at" })
    let moved = scenario.changing(field, to: 0)
    #expect(moved.workload.map(\.input) == [.pushReceived, .rebooted])
  }
}

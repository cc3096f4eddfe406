import ScenarioGeneration
import WidgetModel

/// Looks round a minimal scenario for those that differ from it in one value and show nothing.
///
/// A minimum tells what suffices, not where that ends: that an answer after 28.000001 s breaks a clause means one thing
/// if one after 28 s does not, another if any does. So each field is moved away from its value until the clause holds,
/// by steps that grow and then by bisection, and what lies on both sides is kept: the border at which a partition has
/// its faults (boundary value analysis; Myers, 1979). A field whose every value breaks the clause says nothing and is
/// left out.
struct Neighbourhood {
  /// Two scenarios that differ in one value by its least step.
  struct Border: Hashable, Sendable {
    /// The one that breaks the clause.
    var breaking: Scenario
    /// The one in which it holds.
    var holding: Scenario
  }

  /// The runs that may be spent.
  private(set) var budget: Int

  private let isBroken: (Scenario) -> Bool?

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - budget: How often the subject may be run.
  ///   - isBroken: Whether a scenario breaks the clause, `nil` if it cannot be run.
  init(budget: Int, isBroken: @escaping (Scenario) -> Bool?) {
    self.budget = budget
    self.isBroken = isBroken
  }

  /// Searches round a scenario that breaks the clause.
  ///
  /// - Returns: What was found within the budget, in the order of the fields.
  /// - Complexity: O(fields · log of their ranges) runs.
  mutating func borders(of scenario: Scenario) -> [Border] {
    var borders: [Border] = []
    for field in ScenarioField.all(of: scenario) where !Neighbourhood.isOfStructure(field) {
      switch field.form {
      case .number, .length, .date:
        for isUpwards in [false, true] {
          if isUpwards, field.value == field.simplest, Neighbourhood.isNameOrSize(field) {
            continue
          }
          guard let border = border(of: scenario, field, isUpwards), !isOfTheEnd(border) else {
            continue
          }
          borders.append(border)
        }
      case .flag:
        // What shrinking could not take away holds without it, as everything does.
        guard field.value == field.simplest else { continue }
        if let border = border(of: scenario, field, values: [1 - field.value]) {
          borders.append(border)
        }
      case .name:
        guard field.value == field.simplest else { continue }
        let others = field.range.filter { $0 != field.value }
        if let border = border(of: scenario, field, values: others) { borders.append(border) }
      }
    }
    return borders
  }

  /// So many repetitions more are tried.
  private static let repetitions: Int64 = 64

  /// How far a value is moved at most.
  ///
  /// What happens later than a run is long is not seen in it, and to run for longer takes its time.
  private static func reach(_ field: ScenarioField, _ scenario: Scenario) -> Int64 {
    switch field.form {
    case .length: scenario.length.microseconds
    case .date: Scenario.longest.microseconds
    case .number where field.name == "times": repetitions
    case .number, .flag, .name: Int64.max / 2
    }
  }

  /// The places of things in lists, and how many there are, are of the scenario's form.
  private static func isOfStructure(_ field: ScenarioField) -> Bool {
    ["depth", "view", "target", "length"].contains(field.name)
  }

  /// Numbers that tell things apart, and sizes: that the first thing is met, or that what is too large is refused, says
  /// nothing of a fault.
  private static func isNameOrSize(_ field: ScenarioField) -> Bool {
    [
      "activity", "configuration", "kind", "node", "number", "of", "placement", "url", "widget",
      "bytes", "entrySize", "memory",
    ].contains(field.name)
  }

  /// Whether the clause holds on the far side only because the run ends before it could break.
  private mutating func isOfTheEnd(_ border: Border) -> Bool {
    var longer = border.holding
    longer.length = min(longer.length + longer.length, Scenario.longest)
    return shows(longer) ?? false
  }

  private mutating func shows(_ scenario: Scenario) -> Bool? {
    guard budget > 0 else { return nil }
    budget -= 1
    return isBroken(scenario)
  }

  /// The first of some values with which the clause holds.
  private mutating func border(
    of scenario: Scenario,
    _ field: ScenarioField,
    values: [Int64]
  ) -> Border? {
    for value in values {
      let other = scenario.changing(field, to: value)
      guard let isBroken = shows(other) else { return nil }
      if !isBroken { return Border(breaking: scenario, holding: other) }
    }
    return nil
  }

  /// Where on one side of a number's value the clause begins to hold.
  private mutating func border(
    of scenario: Scenario,
    _ field: ScenarioField,
    _ isUpwards: Bool
  ) -> Border? {
    let room =
      isUpwards
      ? field.range.upperBound.subtractingReportingOverflow(field.value)
      : field.value.subtractingReportingOverflow(field.range.lowerBound)
    let most = min(room.overflow ? .max : room.partialValue, Neighbourhood.reach(field, scenario))
    func moved(_ distance: Int64) -> Scenario {
      scenario.changing(field, to: isUpwards ? field.value + distance : field.value - distance)
    }
    // The clause breaks at `near` and holds at `far`.
    var near: Int64 = 0
    var far: Int64 = 1
    while true {
      guard far <= most, let isBroken = shows(moved(far)) else { return nil }
      guard isBroken else { break }
      guard far < most else { return nil }
      near = far
      far = far > most / 8 ? most : far * 8
    }
    while far - near > 1 {
      let middle = near + (far - near) / 2
      guard let isBroken = shows(moved(middle)) else { return nil }
      if isBroken { near = middle } else { far = middle }
    }
    return Border(breaking: moved(near), holding: moved(far))
  }
}

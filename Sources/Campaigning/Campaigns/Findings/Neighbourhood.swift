import ScenarioGeneration
import WidgetModel

/// Searches around a minimal scenario for scenarios that differ in one value and hold.
///
/// A minimum does not show the limit: 28 s may hold or break if 28.000001 s breaks. Each field
/// moves in growing steps until the clause holds; bisection then finds the border (boundary value
/// analysis; Myers, 1979). Fields whose every value breaks the clause are left out.
struct Neighbourhood {
  /// Two scenarios that differ by the smallest step of one value.
  struct Border: Hashable, Sendable {
    var breaking: Scenario
    var holding: Scenario
  }

  private(set) var budget: Int

  private let isBroken: (Scenario) -> Bool?

  /// Prepares a search with a budget of runs; `isBroken` returns `nil` if a scenario cannot be run.
  init(budget: Int, isBroken: @escaping (Scenario) -> Bool?) {
    self.budget = budget
    self.isBroken = isBroken
  }

  /// Returns the borders found within the budget, by field, in O(fields · log of their ranges)
  /// runs.
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
        // Shrinking kept this flag because the clause holds without it, so there is nothing to
        // learn.
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

  /// The maximum number of repetitions that are added.
  private static let repetitions: Int64 = 64

  /// Returns the longest distance to move a value, within the run, since longer runs take longer.
  private static func reach(_ field: ScenarioField, _ scenario: Scenario) -> Int64 {
    switch field.form {
    case .length: scenario.length.microseconds
    case .date: Scenario.longest.microseconds
    case .number where field.name == "times": repetitions
    case .number, .flag, .name: Int64.max / 2
    }
  }

  /// Returns true for positions and sizes of lists, which are part of the scenario's structure.
  private static func isOfStructure(_ field: ScenarioField) -> Bool {
    ["depth", "view", "target", "length"].contains(field.name)
  }

  /// Returns true for identifying numbers and for sizes, whose limits say nothing about a fault.
  private static func isNameOrSize(_ field: ScenarioField) -> Bool {
    [
      "activity", "configuration", "kind", "node", "number", "of", "placement", "url", "widget",
      "bytes", "entrySize", "memory",
    ].contains(field.name)
  }

  /// Returns true if the clause holds on the other side only because the run ends too early.
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

  /// Returns the first of the given values with which the clause holds.
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
    // Invariant: the clause breaks at `near` and holds at `far`.
    var near: Int64 = 0
    var far: Int64 = 1
    while true {
      guard far <= most, let isBroken = shows(moved(far)) else { return nil }
      guard isBroken else { break }
      // Even the farthest value breaks the clause.
      guard far < most else { return nil }
      near = far
      // Growing eightfold crosses a range of microseconds in few runs.
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

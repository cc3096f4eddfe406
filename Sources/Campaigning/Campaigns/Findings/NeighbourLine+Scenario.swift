import RunRecord
import ScenarioGeneration
import WidgetModel

extension NeighbourLine {
  /// The maximum number of neighbours of a finding.
  private static let limit = 6

  /// Returns neighbours that change one line of the scenario's text, those about the phone and
  /// placements last, because most faults do not depend on them.
  static func lines(_ borders: [Neighbourhood.Border], of scenario: Scenario) -> [NeighbourLine] {
    let own = ScenarioText.lines(of: scenario)
    var lines: [NeighbourLine] = []
    for border in borders {
      let holding = ScenarioText.lines(of: border.holding)
      let breaking = ScenarioText.lines(of: border.breaking)
      guard own.count == holding.count, own.count == breaking.count else { continue }
      let changed = own.indices.filter { own[$0] != holding[$0] }
      guard let place = changed.first, changed.count == 1 else { continue }
      var line = NeighbourLine()
      line.line = own[place].trimmed
      line.holding = holding[place].trimmed
      if breaking[place] != own[place] { line.breaking = breaking[place].trimmed }
      if !lines.contains(line) { lines.append(line) }
    }
    let isOfPlace = { (line: NeighbourLine) in
      line.line == own[0] || line.line.hasPrefix("placement ")
    }
    return Array((lines.filter { !isOfPlace($0) } + lines.filter(isOfPlace)).prefix(limit))
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}

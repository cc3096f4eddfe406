import RunRecord
import ScenarioGeneration
import WidgetModel

extension NeighbourLine {
  /// The neighbours that a finding tells at most.
  private static let limit = 6

  /// What lies round a scenario, in the words of its text.
  ///
  /// What the text does not show is left out, and so is what it shows in more than one line. What happens and what the
  /// code answers comes first: most faults hold with a locked phone, or with a widget that is added later.
  ///
  /// - Parameters:
  ///   - borders: What was found.
  ///   - scenario: The scenario.
  /// - Returns: The lines, each once.
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

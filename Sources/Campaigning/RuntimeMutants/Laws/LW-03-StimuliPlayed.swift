import Campaigns
import WidgetModel

extension Mutant {
  /// The mutants that the clause `StimuliPlayed` must catch.
  static let stimuliPlayed: [Mutant] = [
    Mutant(
      "LW-03.last-left-out",
      breaks: .stimuliPlayed,
      "The harness leaves the last stimulus of a workload out.",
      misplaying: Misplay(playing: { scenario in
        var played = scenario
        _ = played.workload.popLast()
        return played
      })
    ),
    Mutant(
      "LW-03.once-only",
      breaks: .stimuliPlayed,
      "The harness plays a repeated stimulus once.",
      misplaying: Misplay(playing: { scenario in
        var played = scenario
        for place in played.workload.indices { played.workload[place].times = 1 }
        return played
      })
    ),
    Mutant(
      "LW-03.tap-a-tick-late",
      breaks: .stimuliPlayed,
      "The harness taps a tick late.",
      misplaying: Misplay(playing: { scenario in
        var played = scenario
        for place in played.workload.indices {
          guard case .tapped = played.workload[place].input else { continue }
          played.workload[place].at = played.workload[place].at + .tick
        }
        return played
      })
    ),
  ]
}

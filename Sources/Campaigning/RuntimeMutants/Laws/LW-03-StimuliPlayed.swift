import Campaigns
import WidgetModel

extension Mutant {
  static let stimuliPlayed: [Mutant] = [
    Mutant(
      "LW-03.last-left-out",
      breaks: .stimuliPlayed,
      "The harness leaves the last stimulus of a workload out.",
      misplaying: HarnessMutation(playing: { _ = $0.workload.popLast() })
    ),
    Mutant(
      "LW-03.once-only",
      breaks: .stimuliPlayed,
      "The harness plays a repeated stimulus once.",
      misplaying: HarnessMutation(playing: { scenario in
        for place in scenario.workload.indices { scenario.workload[place].times = 1 }
      })
    ),
    Mutant(
      "LW-03.tap-a-tick-late",
      breaks: .stimuliPlayed,
      "The harness taps a tick late.",
      misplaying: HarnessMutation(playing: { scenario in
        for (place, stimulus) in scenario.workload.enumerated() {
          guard case .tapped = stimulus.input else { continue }
          scenario.workload[place].at = stimulus.at + .tick
        }
      })
    ),
  ]
}

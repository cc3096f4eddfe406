import Campaigns
import WidgetModel

extension Mutant {
  static let causesNamed: [Mutant] = [
    Mutant(
      "LW-05.entries-by-time",
      breaks: .causesNamed,
      "The harness writes no cause of an entry that is displayed.",
      misplaying: HarnessMutation(writing: { event in
        if case .effect(.displayed(_, .entry)) = event.body { event.cause = -1 }
      })
    ),
    Mutant(
      "LW-05.cancelled-by-time",
      breaks: .causesNamed,
      "The harness writes no cause of a request that is given up.",
      misplaying: HarnessMutation(writing: { event in
        if case .effect(.cancelled) = event.body { event.cause = -1 }
      })
    ),
  ]
}

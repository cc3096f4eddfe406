import Campaigns
import WidgetModel

extension Mutant {
  static let answersDelivered: [Mutant] = [
    Mutant(
      "LW-04.first-call-only",
      breaks: .answersDelivered,
      "The harness answers each request for a timeline with the first call of the script.",
      misplaying: .changingWidgets { $0.timelines = Array($0.timelines.prefix(1)) }
    ),
    Mutant(
      "LW-04.second-answer-lost",
      breaks: .answersDelivered,
      "The harness gives the first answer of each call alone.",
      misplaying: .changingWidgets { widget in
        for call in widget.timelines.indices {
          widget.timelines[call].answers = Array(widget.timelines[call].answers.prefix(1))
        }
      }
    ),
    Mutant(
      "LW-04.intents-return",
      breaks: .answersDelivered,
      "The harness lets each intent return.",
      misplaying: .changingWidgets { widget in
        for intent in widget.intents.indices { widget.intents[intent].outcome = .returns }
      }
    ),
  ]
}

extension HarnessMutation {
  fileprivate static func changingWidgets(
    _ change: @escaping @Sendable (inout Widget) -> Void
  ) -> HarnessMutation {
    HarnessMutation(playing: { scenario in
      for widget in scenario.widgets.indices { change(&scenario.widgets[widget]) }
    })
  }
}

import Campaigns
import WidgetModel

extension Mutant {
  /// The mutants that the clause `AnswersDelivered` must catch.
  static let answersDelivered: [Mutant] = [
    Mutant(
      "LW-04.first-call-only",
      breaks: .answersDelivered,
      "The harness answers each request for a timeline with the first call of the script.",
      misplaying: Misplay(playing: { scenario in
        var played = scenario
        for widget in played.widgets.indices {
          played.widgets[widget].timelines = Array(scenario.widgets[widget].timelines.prefix(1))
        }
        return played
      })
    ),
    Mutant(
      "LW-04.second-answer-lost",
      breaks: .answersDelivered,
      "The harness gives the first answer of each call alone.",
      misplaying: Misplay(playing: { scenario in
        var played = scenario
        for widget in played.widgets.indices {
          for call in played.widgets[widget].timelines.indices {
            let answers = scenario.widgets[widget].timelines[call].answers
            played.widgets[widget].timelines[call].answers = Array(answers.prefix(1))
          }
        }
        return played
      })
    ),
    Mutant(
      "LW-04.intents-return",
      breaks: .answersDelivered,
      "The harness lets each intent return.",
      misplaying: Misplay(playing: { scenario in
        var played = scenario
        for widget in played.widgets.indices {
          for intent in played.widgets[widget].intents.indices {
            played.widgets[widget].intents[intent].outcome = .returns
          }
        }
        return played
      })
    ),
  ]
}

import PropertyTesting
import WidgetModel

extension Drawing {
  mutating func drawContexts(into scenario: inout Scenario) {
    // Drawn last, so that the rest of the scenario is the same with and without it.
    guard source.flag(1, in: 6) else { return }
    if boundaries.hasActivities, source.flag(3, in: 4) {
      scenario.workload.append(Stimulus(.foreground(true), at: .start))
    }
    drawStimuli(
      from: Drawing.contextStimuli.map(\.word),
      weights: Drawing.contextStimuli.map {
        boundaries.hasActivities || !$0.isOfActivities ? $0.weight : 0
      },
      max: 16,
      average: 6,
      into: &scenario
    )
    for place in scenario.workload.indices {
      scenario.workload[place].input = drawSupplement(of: scenario.workload[place].input)
    }
  }

  /// Draws whether an activity declares the family `small`, and the button that a tap hits.
  private func drawSupplement(of input: Input?) -> Input? {
    switch input {
    case .activities(.started(let id, let content, var request)):
      request.hasSmallFamily = source.flag()
      return .activities(.started(id, content, request))
    case .activities(.tapped(let id, let url, _, _)):
      let isInCarPlay = source.flag(1, in: 3)
      // No source specifies a tap beside a button in CarPlay (AS-17).
      let button = isInCarPlay ? 1 : index(3, first: 1, in: 3)
      return .activities(
        .tapped(id, url: url, button: Int32(button), inCarPlay: isInCarPlay)
      )
    default: return input
    }
  }

  /// The stimuli to draw from; those of the contexts themselves come first.
  private static let contextStimuli = [
    DrawnStimulus(.context, 8), DrawnStimulus(.relevantConfigurations, 3),
    DrawnStimulus(.startActivity, 4), DrawnStimulus(.updateActivity, 4),
    DrawnStimulus(.tapActivity, 3), DrawnStimulus(.endActivity, 1), DrawnStimulus(.lock, 1),
    DrawnStimulus(.remove, 1), DrawnStimulus(.add, 1),
  ]

  func drawContext() -> Input {
    let contexts = PhoneContext.ofPhones
    let context = contexts[index(contexts.count, first: 1, in: 4)]
    return .contexts(.turned(context, !source.flag(1, in: 4)))
  }

  func drawRelevance(_ targets: Targets) -> Input {
    let number = [1, 0, 2, 3, 6][index(5, first: 1, in: 3)]
    return .contexts(
      .relevant(WidgetID(drawWidget(targets)), configurations: Int32(number))
    )
  }
}

extension DrawnStimulus {
  fileprivate var isOfActivities: Bool {
    switch word {
    case .startActivity, .updateActivity, .tapActivity, .endActivity: true
    default: false
    }
  }
}

import PropertyTesting
import WidgetModel

/// Draws the contexts in which widgets and activities are shown.
enum ContextDrawing {
  static let contextStimuli = [
    DrawnStimulus(.context, 8), DrawnStimulus(.relevantConfigurations, 3),
    DrawnStimulus(.startActivity, 4), DrawnStimulus(.updateActivity, 4),
    DrawnStimulus(.tapActivity, 3), DrawnStimulus(.endActivity, 1), DrawnStimulus(.lock, 1),
    DrawnStimulus(.remove, 1), DrawnStimulus(.add, 1),
  ]

  /// Draws whether an activity declares the family `small`, and the button that a tap hits.
  static func drawSupplement(of input: Input?, with drawing: Drawing) -> Input? {
    switch input {
    case .activities(.started(let id, let content, var request)):
      request.hasSmallFamily = drawing.source.flag()
      return .activities(.started(id, content, request))
    case .activities(.tapped(let id, let url, _, _)):
      let isInCarPlay = drawing.source.flag(1, in: 3)
      // No source specifies a tap next to a button in CarPlay (AS-17).
      let button = isInCarPlay ? 1 : drawing.index(3, first: 1, in: 3)
      return .activities(
        .tapped(id, url: url, button: Int32(button), inCarPlay: isInCarPlay)
      )
    default: return input
    }
  }

  static func drawContext(with drawing: Drawing) -> Input {
    let contexts = PhoneContext.ofPhones
    let context = contexts[drawing.index(contexts.count, first: 1, in: 4)]
    return .contexts(.turned(context, !drawing.source.flag(1, in: 4)))
  }

  static func drawRelevance(_ targets: Targets, with drawing: Drawing) -> Input {
    let number = [1, 0, 2, 3, 6][drawing.index(5, first: 1, in: 3)]
    return .contexts(
      .relevant(WidgetID(drawing.drawWidget(targets)), configurations: Int32(number))
    )
  }
}

extension DrawnStimulus {
  var isOfActivities: Bool {
    switch word {
    case .startActivity, .updateActivity, .tapActivity, .endActivity: true
    default: false
    }
  }
}

import PropertyTesting
import WidgetModel

enum FamilyDrawing {
  /// Draws the installed widgets: nearly always one, sometimes none or several.
  static func drawWidgets(into scenario: inout Scenario, with drawing: inout Drawing) {
    drawing.source.open(.widget)
    if drawing.source.flag(63, in: 64) { scenario.widgets.append(drawWidget(0, with: &drawing)) }
    drawing.source.close()
    guard drawing.isOn(.severalWidgets) else { return }
    drawing.source.list(.widget, max: 3, average: 1) { _ in
      scenario.widgets.append(drawWidget(scenario.widgets.count, with: &drawing))
    }
  }

  private static func drawWidget(_ number: Int, with drawing: inout Drawing) -> Widget {
    var widget = Widget()
    let isShared = drawing.isOn(.sharedKinds) && number > 0 && drawing.source.flag()
    widget.kind = isShared ? 0 : number
    widget.isPushEnabled = drawing.uses(.pushes, 2, in: 3)
    if drawing.isOn(.names) {
      widget.name = Vocabulary.text(drawing.index(Vocabulary.count, first: 1, in: 3))
    }
    drawPlacements(&widget, with: &drawing)
    ViewDrawing.drawViews(&widget, with: &drawing)
    TimelineDrawing.drawTimelines(&widget, number, with: &drawing)
    TimelineDrawing.drawPlaceholders(&widget, number, with: &drawing)
    TimelineDrawing.drawSnapshots(&widget, number, with: &drawing)
    drawIntents(&widget, with: drawing)
    TimelineDrawing.follow(widget, with: &drawing)
    drawing.census.add(widget)
    return widget
  }

  private static func drawPlacements(_ widget: inout Widget, with drawing: inout Drawing) {
    drawing.source.open(.placement)
    if drawing.source.flag(31, in: 32) { widget.placements.append(drawPlacement(with: &drawing)) }
    drawing.source.close()
    guard drawing.isOn(.severalPlacements) else { return }
    drawing.source.list(.placement, max: 3, average: 1) { _ in
      widget.placements.append(drawPlacement(with: &drawing))
    }
  }

  private static func drawPlacement(with drawing: inout Drawing) -> PlacedWidget {
    var placed = PlacedWidget()
    if drawing.isOn(.families) {
      placed.family = Family.allCases[drawing.index(7, first: 1, in: 4)]
    }
    if drawing.isOn(.configurations) { placed.configuration = drawing.index(4, first: 1, in: 2) }
    if drawing.uses(.laterAdditions) { placed.added = Instant(microseconds: drawing.drawTime()) }
    return placed
  }

  /// Draws the widget's intents; an intent that is not listed returns at once.
  private static func drawIntents(_ widget: inout Widget, with drawing: Drawing) {
    guard drawing.isOn(.taps) else { return }
    drawing.source.list(.intent, max: 2, average: 2) { _ in
      var intent = ScriptedIntent()
      switch drawing.source.pick(weights: [2, 4, 2]) {
      case 0: break
      case 1:
        intent.delay = Interval(microseconds: drawing.number(1...drawing.boundaries.intentDeadline))
      default:
        let late =
          (drawing.boundaries.intentDeadline + 1)...(2 * drawing.boundaries.intentDeadline + 1)
        intent.delay = Interval(microseconds: drawing.number(late))
      }
      intent.outcome = ScriptedIntent.Outcome.allCases[drawing.index(3, first: 1, in: 2)]
      if drawing.uses(.sizes) { intent.memory = drawing.drawProcessMemory() }
      widget.intents.append(intent)
    }
  }
}

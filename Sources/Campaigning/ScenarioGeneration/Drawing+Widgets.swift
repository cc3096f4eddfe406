import PropertyTesting
import WidgetModel

extension Drawing {
  /// Draws the installed widgets: nearly always one, sometimes none or several.
  mutating func drawWidgets(into scenario: inout Scenario) {
    source.open(.widget)
    if source.flag(63, in: 64) { scenario.widgets.append(drawWidget(0)) }
    source.close()
    guard isOn(.severalWidgets) else { return }
    source.list(.widget, max: 3, average: 1) { _ in
      scenario.widgets.append(drawWidget(scenario.widgets.count))
    }
  }

  private mutating func drawWidget(_ number: Int) -> Widget {
    var widget = Widget()
    let isShared = isOn(.sharedKinds) && number > 0 && source.flag()
    widget.kind = isShared ? 0 : number
    widget.isPushEnabled = uses(.pushes, 2, in: 3)
    if isOn(.names) { widget.name = Vocabulary.text(index(Vocabulary.count, first: 1, in: 3)) }
    drawPlacements(&widget)
    drawViews(&widget)
    drawTimelines(&widget, number)
    drawPlaceholders(&widget, number)
    drawSnapshots(&widget, number)
    drawIntents(&widget)
    follow(widget)
    census.add(widget)
    return widget
  }

  private mutating func drawPlacements(_ widget: inout Widget) {
    source.open(.placement)
    if source.flag(31, in: 32) { widget.placements.append(drawPlacement()) }
    source.close()
    guard isOn(.severalPlacements) else { return }
    source.list(.placement, max: 3, average: 1) { _ in widget.placements.append(drawPlacement()) }
  }

  private mutating func drawPlacement() -> PlacedWidget {
    var placed = PlacedWidget()
    if isOn(.families) { placed.family = Family.allCases[index(7, first: 1, in: 4)] }
    if isOn(.configurations) { placed.configuration = index(4, first: 1, in: 2) }
    if uses(.laterAdditions) { placed.added = Instant(microseconds: drawTime()) }
    return placed
  }

  /// Draws the widget's intents; an intent that is not listed returns at once.
  private func drawIntents(_ widget: inout Widget) {
    guard isOn(.taps) else { return }
    source.list(.intent, max: 2, average: 2) { _ in
      var intent = ScriptedIntent()
      switch source.pick(weights: [2, 4, 2]) {
      case 0: break
      case 1: intent.delay = Interval(microseconds: number(1...boundaries.intentDeadline))
      default:
        let late = (boundaries.intentDeadline + 1)...(2 * boundaries.intentDeadline + 1)
        intent.delay = Interval(microseconds: number(late))
      }
      intent.outcome = ScriptedIntent.Outcome.allCases[index(3, first: 1, in: 2)]
      if uses(.sizes) { intent.memory = drawProcessMemory() }
      widget.intents.append(intent)
    }
  }
}

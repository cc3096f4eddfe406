import PropertyTesting
import WidgetModel

extension ContextDrawing {
  static func drawMounting(into scenario: inout Scenario, with drawing: inout Drawing) {
    // Drawn last, so that the rest of the scenario is the same with and without it.
    guard drawing.boundaries.mountsWidgets, drawing.source.flag(1, in: 2) else { return }
    for place in scenario.widgets.indices {
      scenario.widgets[place].mountingStyles = one(of: MountingStyles.allCases, with: drawing)
      scenario.widgets[place].texture = one(of: MountingTexture.allCases, with: drawing)
      for placed in scenario.widgets[place].placements.indices {
        scenario.widgets[place].placements[placed].surface = one(
          of: MountingSurface.allCases,
          with: drawing
        )
        scenario.widgets[place].placements[placed].mounting = one(
          of: MountingChoice.allCases,
          with: drawing
        )
      }
    }
    drawing.source.list(.stimulus, max: 8, average: 2) { _ in
      // The time comes first, so that sorting siblings sorts them by time.
      let time = drawing.drawTime()
      let input = Input.contexts(.turned(.afar, !drawing.source.flag(1, in: 3)))
      scenario.workload.append(Stimulus(input, at: Instant(microseconds: time)))
    }
    scenario.sortWorkload()
  }

  /// Draws one of several things, the first of them in half of the cases.
  private static func one<Thing>(of things: [Thing], with drawing: Drawing) -> Thing {
    things[drawing.index(things.count, first: 1, in: 2)]
  }
}

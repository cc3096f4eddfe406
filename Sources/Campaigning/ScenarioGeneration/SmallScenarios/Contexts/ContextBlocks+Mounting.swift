import WidgetModel

extension ContextBlocks {
  /// Every way to mount a widget in a room, removed and added again while the person is far away,
  /// with every disturbance.
  static func mounting(_ base: Scenario) -> ScenarioBlock {
    let styles = MountingStyles.allCases
    let surfaces = MountingSurface.allCases
    let choices = MountingChoice.allCases
    let textures = MountingTexture.allCases
    let radices = [
      styles.count, surfaces.count, choices.count, textures.count, ScenarioBlock.disturbances.count,
    ]
    return ScenarioBlock(name: "mounting", radices: radices) { digits in
      var placed = PlacedWidget()
      placed.surface = surfaces[digits[1]]
      placed.mounting = choices[digits[2]]
      var widget = Widget()
      widget.mountingStyles = styles[digits[0]]
      widget.texture = textures[digits[3]]
      // If it cannot be placed, nothing asks for its configuration.
      widget.promptsForConfiguration = true
      widget.placements = [placed]
      // It is mounted before it has content to show.
      var answer = ScriptedAnswer()
      answer.delay = .seconds(2)
      answer.entries = [ScriptedEntry()]
      widget.timelines = [ScriptedCall(answer)]
      let inputs: [Input] =
        [.contexts(.turned(.afar, true))] + ScenarioBlock.disturbances[digits[4]]
        + [
          .removed(PlacementID(0)), .added(PlacementID(0)), .contexts(.turned(.afar, false)),
        ]
      var scenario = base
      scenario.widgets = [widget]
      scenario.workload = inputs.enumerated().map {
        Stimulus($0.element, at: .start + .hours(Int64($0.offset + 1)))
      }
      scenario.length = .hours(8)
      return GeneratedScenario(scenario: scenario)
    }
  }
}

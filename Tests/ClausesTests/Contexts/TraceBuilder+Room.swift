import WidgetModel

@testable import Clauses

extension TraceBuilder {
  /// Puts the first placement on a surface, in a style that a person chose, for a widget of some
  /// styles and a texture.
  func mounted(
    on surface: MountingSurface = .vertical,
    _ choice: MountingChoice = .none,
    of styles: MountingStyles = .both,
    _ texture: MountingTexture = .glass
  ) -> TraceBuilder {
    with {
      $0.placements[0].surface = surface
      $0.placements[0].mounting = choice
      $0.widgets[Int($0.placements[0].widget.number)].mountingStyles = styles
      $0.widgets[Int($0.placements[0].widget.number)].texture = texture
    }
  }

  /// A placed widget is shown in the room.
  func presents(
    _ placement: Int = 0,
    mounted style: MountingStyle,
    _ texture: MountingTexture = .glass,
    _ detail: DetailLevel = .default
  ) -> TraceBuilder {
    let presentation = Presentation(mounted: style, texture: texture, detail: detail)
    return effect(.presented(PresentedItem(.placement(PlacementID(placement)), presentation)))
  }
}

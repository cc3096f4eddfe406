// Goal: the second model knows how widgets are mounted in a room, from the facts alone.
import Testing
import WidgetModel

@testable import Oracle

@Suite struct RoomsTests {
  /// Returns the effects due when one widget is placed in a room.
  private func due(
    on surface: MountingSurface = .vertical,
    _ choice: MountingChoice = .none,
    of styles: MountingStyles = .both,
    _ texture: MountingTexture = .glass,
    _ profile: Profile = .visionOS26,
    isAfar: Bool = false
  ) -> [Effect] {
    var setup = Setup(
      profile: profile,
      device: Device(),
      widgets: [WidgetDeclaration(kind: 0, isPushEnabled: false, name: "")],
      placements: [
        Placement(
          widget: WidgetID(0),
          family: .systemSmall,
          configuration: 0,
          added: .start,
          surface: surface,
          mounting: choice
        )
      ]
    )
    setup.widgets[0].mountingStyles = styles
    setup.widgets[0].texture = texture
    var history = PlatformHistory(setup)
    var due: [Effect] = []
    let inputs: [Input] = [.contexts(.turned(.afar, isAfar)), .added(PlacementID(0))]
    for input in inputs {
      history.handle(input, at: .start, &due, in: Trace())
      history.appendDueEffects(at: .start, &due, in: Trace())
    }
    return due
  }

  /// Returns the presentations of that widget in the room.
  private func shown(_ due: [Effect]) -> [Presentation] {
    due.compactMap { if case .presented(let item) = $0 { item.presentation } else { nil } }
  }

  @Test func `a widget starts elevated, and a person can choose on a wall`() {
    #expect(shown(due()) == [Presentation(mounted: .elevated)])
    #expect(shown(due(on: .vertical, .recessed)) == [Presentation(mounted: .recessed)])
    #expect(shown(due(on: .horizontal, .recessed)) == [Presentation(mounted: .elevated)])
  }

  @Test func `a widget hangs in a style that it supports`() {
    let elevated = due(on: .vertical, .recessed, of: .elevated)
    #expect(shown(elevated) == [Presentation(mounted: .elevated)])
    let recessed = due(on: .vertical, .elevated, of: .recessed)
    #expect(shown(recessed) == [Presentation(mounted: .recessed)])
  }

  @Test func `nothing is due of a recessed widget on a table, but on a phone`() {
    #expect(due(on: .horizontal, of: .recessed).isEmpty)
    let phone = due(on: .horizontal, of: .recessed, .paper, .iOS26)
    #expect(shown(phone).isEmpty)
    #expect(!phone.isEmpty)
  }

  @Test func `a widget of paper is simplified from afar`() {
    let afar = due(of: .both, .paper, isAfar: true)
    let expected = Presentation(mounted: .elevated, texture: .paper, detail: .simplified)
    #expect(shown(afar) == [expected])
  }
}

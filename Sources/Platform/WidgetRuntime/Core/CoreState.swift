import WidgetModel

/// The state that all areas share.
public struct CoreState: Hashable, Sendable {
  /// The instant of the last input.
  public var now = Instant.start
  /// The phone.
  public var phone: PhoneState
  /// The placements; an unknown id reads as one that was never added.
  public var placements = PlacementTable(PlacementState.absent)
  /// The requests of the run.
  public var requests = RequestMachine()
  /// The timelines announced so far, by ``TimelineID``.
  public var timelines: [Timeline] = []
  /// The views announced so far, by ``ViewID``.
  public var views: [KnownView] = []

  /// Creates the state of a phone without widgets.
  public init() { phone = PhoneState(Device()) }

  init(_ setup: Setup) {
    phone = PhoneState(setup.device)
    for placement in setup.placements {
      placements.append(PlacementState(placement, declaration: setup.declaration(of: placement)))
    }
  }
}

extension Setup {
  /// Returns the declaration of a placement's widget, which a setup from outside may lack.
  func declaration(of placement: Placement) -> WidgetDeclaration {
    let index = Int(placement.widget.number)
    return widgets.indices.contains(index)
      ? widgets[index] : WidgetDeclaration(kind: -1, isPushEnabled: false, name: "")
  }
}

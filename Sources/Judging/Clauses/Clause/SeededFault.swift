import WidgetModel

/// A widget with one fault at its smallest, and its near miss just on the right side.
///
/// The checker of the clause must report the one and must not report the other. Where the profile's
/// number is a limit, the two differ by one tick, one byte or one entry.
public struct SeededFault: Sendable {
  /// What is wrong.
  public let fault: Fault

  /// What is wrong, in a sentence.
  public let summary: String

  /// The clause that must catch it.
  public var clause: ClauseID { fault.clause }

  /// The widget with the fault, placed at the start; its first timeline call has the fault.
  public let faulty: @Sendable (Profile) -> Widget

  /// The widget that just does not have the fault.
  public let nearMiss: @Sendable (Profile) -> Widget

  /// Creates a widget with a fault, and one that just does not have it.
  init(
    _ fault: Fault,
    _ summary: String,
    faulty: @escaping @Sendable (Profile) -> Widget,
    nearMiss: @escaping @Sendable (Profile) -> Widget
  ) {
    self.fault = fault
    self.summary = summary
    self.faulty = faulty
    self.nearMiss = nearMiss
  }

  /// Every seeded fault, by its clause.
  public static let catalogue: [SeededFault] = Clause.catalogue.flatMap(\.seededFaults)

  /// A scenario in which a widget is alone on the phone, long enough for any fault to show.
  ///
  /// Its settings are none: the profile is the one of the name.
  public static func scenario(of widget: Widget, _ profile: Profile) -> Scenario {
    var scenario = Scenario()
    scenario.profile = profile.name
    scenario.widgets = [widget]
    scenario.length = .hours(1)
    return scenario
  }
}

import WidgetModel

/// A minimal widget with one fault, and its near miss just on the right side.
///
/// The clause must report only the former; if a profile's number is a limit, the two differ by one
/// tick, byte or entry.
public struct SeededFault: Sendable {
  /// The fault.
  public let fault: Fault

  /// A one-sentence description of the fault.
  public let summary: String

  /// The clause that must catch it.
  public var clause: ClauseID { fault.clause }

  /// Returns the widget with the fault, placed at the start; its first timeline call has the fault.
  public let faulty: @Sendable (Profile) -> Widget

  /// Returns the widget that only just does not have the fault.
  public let nearMiss: @Sendable (Profile) -> Widget

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

  /// All seeded faults, by clause.
  public static let catalogue: [SeededFault] = Clause.catalogue.flatMap(\.seededFaults)

  /// Returns a scenario of the named profile with a single widget, long enough for any fault to
  /// show.
  public static func scenario(of widget: Widget, _ profile: Profile) -> Scenario {
    var scenario = Scenario()
    scenario.profile = profile.name
    scenario.widgets = [widget]
    scenario.length = .hours(1)
    return scenario
  }
}

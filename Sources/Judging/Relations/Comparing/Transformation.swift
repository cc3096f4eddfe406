import WidgetModel

/// A transformed scenario, with the expected relation of its run to the first.
public struct Transformation: Sendable {
  /// The scenario to run.
  public var scenario: Scenario

  /// A description of the transformation, such as `begun 9973 days later`.
  public var words: String

  /// The situations of the two runs, as indices in ``Relation/situations``.
  public var situations: [Int]

  /// The correspondence between the two traces.
  var correspondence = Correspondence()

  /// Returns an identical second run of the scenario, which shows whether the run is deterministic.
  public static func unchanged(_ first: FirstRun) -> Transformation {
    Transformation(first.scenario, "run again as it was", situations: [])
  }

  init(_ scenario: Scenario, _ words: String, situations: [Int]) {
    self.scenario = scenario
    self.words = words
    self.situations = situations
  }

  /// Returns the first difference of the second run from the first, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - second: The trace of the transformed scenario.
  ///   - first: The first run.
  /// - Returns: The difference.
  /// - Complexity: O(events of both).
  public func difference(of second: Trace, from first: FirstRun) -> RunDifference? {
    let placements = first.setup.placements
    let count = placements.count
    let isByOwner = correspondence.isByOwner
    let own = TraceReading(first.trace, placements: count, byOwner: isByOwner)
    let other = TraceReading(second, correspondence, placements: count, byOwner: isByOwner)
    return own.difference(of: other, correspondence, placements)
  }
}

/// The correspondence of a second run's events to those of the first.
struct Correspondence: Sendable {
  /// For each placed widget of the second run, its number in the first; `nil` if all are unchanged.
  var placements: [Int]?

  /// For each widget of the second run, its number in the first; `nil` if all are unchanged.
  var widgets: [Int]?

  /// The offset of the second run's wall dates.
  var shift = Interval.zero

  /// The last instant of the first run that is also in the second; `nil` for its end.
  var last: Instant?

  /// The moves of the clock that only the second run has.
  var moves: [Instant] = []

  /// True if owners are compared separately, inputs apart from effects, so that their order at one
  /// instant does not matter.
  ///
  /// The owners are the placed widgets and the widgets in the gallery.
  var isByOwner = false

  /// The widget that only the first run has; then only the other widgets' own events are compared.
  var without: WidgetID?

  /// Returns the number in the first run of a placed widget of the second.
  func first(_ id: PlacementID) -> PlacementID {
    guard let placements, placements.indices.contains(Int(id.number)) else { return id }
    return PlacementID(placements[Int(id.number)])
  }

  /// Returns the number in the first run of a widget of the second.
  func first(_ id: WidgetID) -> WidgetID {
    guard let widgets, widgets.indices.contains(Int(id.number)) else { return id }
    return WidgetID(widgets[Int(id.number)])
  }
}

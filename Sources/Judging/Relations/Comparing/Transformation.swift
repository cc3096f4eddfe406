import WidgetModel

/// A transformed scenario with what its run must be like.
public struct Transformation: Sendable {
  /// What is to be run.
  public var scenario: Scenario

  /// What was done to the first scenario, such as `begun 9973 days later`.
  public var words: String

  /// What is met in the two runs, as places in ``Relation/situations``.
  public var situations: [Int]

  /// How the second trace corresponds to the first.
  var correspondence = Correspondence()

  /// A second run of the first one's scenario as it was, which tells whether anything else changes the run.
  public static func unchanged(_ first: FirstRun) -> Transformation {
    Transformation(first.scenario, "run again as it was", situations: [])
  }

  init(_ scenario: Scenario, _ words: String, situations: [Int]) {
    self.scenario = scenario
    self.words = words
    self.situations = situations
  }

  /// The first place at which the second run is otherwise than the first says, `nil` for none.
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

/// How the events of a second run correspond to those of the first.
struct Correspondence: Sendable {
  /// For each placed widget of the second run, its number in the first; `nil` where all stay.
  var placements: [Int]?

  /// For each widget of the second run, its number in the first; `nil` where all stay.
  var widgets: [Int]?

  /// How much later the second run's wall dates are.
  var shift = Interval.zero

  /// The last instant of the first run that the second has, too; `nil` for its end.
  var last: Instant?

  /// When the second run has a move of the clock that the first has not.
  var moves: [Instant] = []

  /// Whether the events of each placed widget, and of each widget in the gallery, are compared by themselves,
  /// what happened to it apart from what was done: whose turn comes first at an instant is of no concern.
  var isByOwner = false

  /// The widget of the first run that the second has not; then only what others have of their own is compared.
  var without: WidgetID?

  /// The number that a placed widget of the second run has in the first.
  func first(_ id: PlacementID) -> PlacementID {
    guard let placements, placements.indices.contains(Int(id.number)) else { return id }
    return PlacementID(placements[Int(id.number)])
  }

  /// The number that a widget of the second run has in the first.
  func first(_ id: WidgetID) -> WidgetID {
    guard let widgets, widgets.indices.contains(Int(id.number)) else { return id }
    return WidgetID(widgets[Int(id.number)])
  }
}

/// The index of a widget in the scenario's list of installed widgets.
public struct WidgetID: RunIdentifier, Comparable, Sendable {
  /// The index, from 0.
  public var number: Int32
  /// Creates the id of a widget.
  public init(_ number: Int) { self.number = Int32(truncatingIfNeeded: number) }
  /// Orders widgets as the scenario lists them.
  public static func < (left: WidgetID, right: WidgetID) -> Bool { left.number < right.number }
}

/// The index of a placed widget in the scenario's list of placements.
public struct PlacementID: RunIdentifier, Comparable, Sendable {
  /// The index, from 0.
  public var number: Int32
  /// Creates the id of a placement.
  @inlinable
  public init(_ number: Int) { self.number = Int32(truncatingIfNeeded: number) }
  /// Orders placements as the scenario lists them.
  public static func < (left: PlacementID, right: PlacementID) -> Bool {
    left.number < right.number
  }
}

/// The number under which the app keeps a Live Activity, free again once it is no longer visible.
public struct ActivityID: RunIdentifier, Comparable, Sendable {
  /// The number, from 0.
  public var number: Int32
  /// Creates the id of an activity.
  public init(_ number: Int) { self.number = Int32(truncatingIfNeeded: number) }
  /// Orders activities by number.
  public static func < (left: ActivityID, right: ActivityID) -> Bool { left.number < right.number }
}

/// The number of a runtime's request to a provider, in the runtime's own counting.
public struct RequestID: RunIdentifier, Comparable, Sendable {
  /// The number, unique in a run.
  public var number: Int32
  /// Creates the id of a request.
  public init(_ number: Int) { self.number = Int32(truncatingIfNeeded: number) }
  /// Orders requests by number.
  public static func < (left: RequestID, right: RequestID) -> Bool { left.number < right.number }
  /// True if the harness made the request itself; its numbers are negative.
  @inlinable public var isOfHarness: Bool { number < 0 }
}

import WidgetModel

/// A metamorphic relation between the trace of a scenario and that of the transformed scenario.
///
/// A relation needs no oracle: it transforms a scenario so that the run must stay the same except
/// for the transformation, and compares the two traces. It uses only scenarios and traces, neither
/// the runtime nor a clause.
///
/// ```swift
/// if case .compares(let second) = Relation.shiftedStart.preparation(after: first) {
///   // Run second.scenario by the same subject, then:
///   print(second.difference(of: trace, from: first) ?? "the same")
/// }
/// ```
public enum Relation: String, CaseIterable, Hashable, Sendable {
  /// The run starts at a different date.
  case shiftedStart
  case clockThereAndBack
  /// Widgets are placed in a different order.
  case permutedPlacements
  case widgetTakenOut
  /// The run is shortened.
  case prefix
  /// A repeated stimulus is replaced by single ones.
  case singleStimuli

  /// Returns the scenario to run after a first run, if the relation applies to it.
  ///
  /// - Parameter first: The first run, with its events.
  /// - Returns: Another scenario, or the reason that there is none.
  public func preparation(after first: FirstRun) -> Preparation {
    switch self {
    case .shiftedStart: ShiftedStart.preparation(after: first)
    case .clockThereAndBack: ClockThereAndBack.preparation(after: first)
    case .permutedPlacements: PermutedPlacements.preparation(after: first)
    case .widgetTakenOut: WidgetTakenOut.preparation(after: first)
    case .prefix: PrefixOfRun.preparation(after: first)
    case .singleStimuli: SingleStimuli.preparation(after: first)
    }
  }

  /// The words for the possible situations; ``Transformation/situations`` are indices in it.
  public var situations: [String] {
    switch self {
    case .shiftedStart: words(ShiftedStart.Situation.self)
    case .clockThereAndBack: words(ClockThereAndBack.Situation.self)
    case .permutedPlacements: words(PermutedPlacements.Situation.self)
    case .widgetTakenOut: words(WidgetTakenOut.Situation.self)
    case .prefix: words(PrefixOfRun.Situation.self)
    case .singleStimuli: words(SingleStimuli.Situation.self)
    }
  }

  private func words<Situation: CaseIterable & RawRepresentable<String>>(
    _ situation: Situation.Type
  ) -> [String] {
    situation.allCases.map(\.rawValue)
  }
}

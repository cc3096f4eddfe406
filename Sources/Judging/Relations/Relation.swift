import WidgetModel

/// What holds between the trace of a scenario and that of the same scenario transformed.
///
/// A relation needs nobody who knows what is right: it transforms a scenario so that the run must stay the
/// same but for what was transformed, and the two traces tell. It sees scenarios and traces alone, neither
/// the runtime nor a clause.
///
/// ```swift
/// if case .compares(let second) = Relation.shiftedStart.preparation(after: first) {
///   // Run second.scenario by the same subject, then:
///   print(second.difference(of: trace, from: first) ?? "the same")
/// }
/// ```
public enum Relation: String, CaseIterable, Hashable, Sendable {
  /// The start lies at another date.
  case shiftedStart
  /// The clock is moved there and back.
  case clockThereAndBack
  /// Widgets are placed in another order.
  case permutedPlacements
  /// A widget is taken out.
  case widgetTakenOut
  /// The run is cut short.
  case prefix
  /// What is repeated stands in the workload once for each time.
  case singleStimuli

  /// What is to be run after a first run, if the relation says anything about it.
  ///
  /// - Parameter first: The first run, its events kept.
  /// - Returns: Another scenario, or why there is none.
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

  /// The words of what may be met, in their order; ``Transformation/situations`` are places in it.
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

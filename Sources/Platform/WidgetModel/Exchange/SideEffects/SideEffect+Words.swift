extension SideEffect.Kind {
  /// The name of the side effect.
  public var name: String {
    switch self {
    case .reloadCalled: "reload call"
    case .reloadAllCalled: "reload call for all"
    case .controlReloadCalled: "reload call for controls"
    case .activityRequested: "activity requested"
    case .activityPermissionRead: "permission for activities read"
    case .networkRequested: "network request"
    case .standardDefaultsUsed: "standard defaults used"
    case .sharedDataMissed: "shared data missing"
    case .entryDateMoved: "date of an entry moved"
    case .answeredEarly: "answer before its request was over"
    case .entitiesLost: "entities not found again"
    case .viewStateUsed: "state in a view"
    case .viewReadClock: "clock read by a view"
    case .viewLoadedData: "data loaded by a view"
    case .imageDrawn: "image drawn"
    case .leftSimulation: "simulation left"
    case .logged: "message logged"
    // The other cases have names that already read well.
    default: rawValue.inWords
    }
  }
}

extension SideEffect {
  /// A short description of the side effect.
  public var description: String {
    var words = kind.name
    if !text.isEmpty { words += " \(text)" }
    if kind == .networkRequested, amount != 0 {
      words += " (the code's time-out is \(Interval(microseconds: amount)))"
    } else if amount != 0 {
      words += " (\(amount))"
    }
    return words
  }
}

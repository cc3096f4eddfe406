import WidgetModel

extension ObservedState {
  /// The causes that a reload call of the app has at this moment (AS-05).
  public var appCauses: ReloadCauses {
    var causes = ReloadCauses()
    if phone.isForeground { causes.insert(.appInForeground) }
    if phone.hasAudio { causes.insert(.appWithAudio) }
    if phone.hasNavigation { causes.insert(.appWithNavigation) }
    return causes.rawValue == 0 ? ReloadCauses(.app) : causes
  }

  /// Returns the expected display of a placed widget at a date, by the timelines that the subject
  /// committed.
  ///
  /// Progress is never undone: a clock that goes backward does not bring an earlier entry back.
  public func expectedDisplay(of id: PlacementID, at wall: WallDate) -> Display? {
    guard placements.contains(id) else { return nil }
    placements[id].schedule.advance(to: wall)
    return placements[id].schedule.display
  }

  /// Returns true if a placeholder may be displayed now without losing an entry: before the first
  /// timeline, and from a restart to the first unlock (TL-04).
  func mayShowPlaceholder(_ id: PlacementID, at wall: WallDate) -> Bool {
    phone.isBeforeFirstUnlock || expectedDisplay(of: id, at: wall) == nil
  }

  /// Returns the properties of a timeline's dates, or `nil` if no answer brought the timeline.
  ///
  /// - Complexity: O(1); they are computed when the timeline is announced.
  public func shape(of id: TimelineID) -> TimelineShape? { timeline(id)?.shape }

  /// The network and the store in words, in a run of real code in which they are unfavorable;
  /// otherwise empty.
  var circumstances: String {
    guard isRealCode else { return "" }
    let around = setup.device.surroundings
    var parts: [String] = []
    if around.network != .fixtures { parts.append("the network is \(around.network.words)") }
    if around.store != .present { parts.append("the shared data is \(around.store.rawValue)") }
    if around.values != .ordinary {
      parts.append("the values of answers and shared data are \(around.values.rawValue)")
    }
    return parts.isEmpty ? "" : "; " + parts.joined(separator: ", ")
  }
}

extension Surroundings.Network {
  /// The network's behavior, in words that follow "the network is".
  fileprivate var words: String {
    switch self {
    case .fixtures: "as the fixtures say"
    case .offline: "offline"
    case .slow: "slow"
    case .silent: "silent"
    case .serverError: "answering with status 500"
    case .notFound: "answering with status 404"
    case .malformed: "answering with spoiled bodies"
    }
  }
}

import WidgetModel

extension WidgetFeatures {
  /// Creates the features that one event shows, once it is part of the observed state.
  init(shownBy event: TraceEvent, _ state: ObservedState) {
    switch event.body {
    case .input(.asked(_, let kind, _)), .effect(.requested(_, let kind, _)):
      self.init(shownBy: kind)
    case .input(.did(_, let id)):
      self = state.sideEffect(id).map { WidgetFeatures(shownBy: $0) } ?? []
    case .input(.answered(_, .timeline(let id), _)):
      self = []
      guard let entries = state.timeline(id)?.entries else { return }
      if entries.count > 1 { insert(.severalEntries) }
      for entry in entries { formUnion(WidgetFeatures(shownBy: state.view(entry.view))) }
    case .input(.answered(_, .entry(let view), _)):
      self.init(shownBy: state.view(view))
    default: self = []
    }
  }

  private init(shownBy request: RequestKind) {
    switch request {
    case .timeline: self = [.timelines, .drawings]
    case .intent: self = .interaction
    case .control, .controlAction: self = .controls
    case .options: self = .configuration
    case .placeholder, .snapshot, .preview: self = .drawings
    case .activity: self = [.drawings, .presentations]
    case .relevance: self = []
    }
  }

  private init(shownBy sideEffect: SideEffect) {
    switch sideEffect.kind {
    case .reloadCalled, .reloadAllCalled: self = .reloadCalls
    case .activityRequested, .activityRefused, .activityUpdated, .activityEnded, .activityMissed,
      .activityEndRepeated, .activityDoubled, .activityTokenRead, .activityTokensObserved,
      .activityImageGiven:
      self = .activities
    case .networkRequested: self = [.network, .outsideData]
    case .locationRead: self = .location
    case .standardDefaultsUsed, .sharedDataMissed, .sharedDataWritten, .sharedDataMistyped,
      .sharedDataMatched, .storedDataLost:
      self = [.sharedData, .outsideData]
    case .imageDrawn: self = .images
    case .lookUpOmitted, .lookUpFailed, .configuredVanished: self = .lookUps
    case .relevanceTold: self = .relevance
    case .kindsKept, .kindsWithdrawn: self = .releasedVersion
    case .settingFound, .settingMissing:
      self = sideEffect.setting.map { WidgetFeatures(shownBy: $0) } ?? []
    default: self = []
    }
  }

  /// The features that concern how an extension and its app are packaged.
  package static let packaging = TargetSetting.packaging.reduce(into: WidgetFeatures()) {
    $0.formUnion(WidgetFeatures(shownBy: $1))
  }

  private init(shownBy setting: TargetSetting) {
    switch setting {
    case .appGroups: self = .appGroups
    case .pushes: self = .pushHandlers
    case .location: self = .locationSettings
    case .locationClues, .healthClues: self = .cluesOfPermission
    case .liveActivities: self = .activitySettings
    case .shownWhenLocked: self = .lockScreenSettings
    case .intentDefinitions: self = .migratedIntents
    case .groupsOfApp: self = .groupsOfApp
    case .intentsOfApp: self = .intentsOfApp
    case .versions: self = .versions
    case .identifier: self = .identifiers
    case .catalogs: self = .catalogs
    case .kinds: self = .reloadedKinds
    case .deploymentTarget: self = .deploymentTargets
    case .transport: self = .transport
    }
  }

  private init(shownBy tree: ViewTree?) {
    self = []
    for node in tree?.nodes ?? [] {
      switch node.kind {
      case .button, .toggle: insert(.interaction)
      case .image, .asyncImage: insert(.images)
      default: continue
      }
    }
  }
}

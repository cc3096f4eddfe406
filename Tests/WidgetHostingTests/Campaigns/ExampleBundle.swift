import ExampleWidgets
import FaultyExampleWidgets
import RunRecord
import Testing
@_spi(Hosting) import WidgetAuthoring
import WidgetModel
import WidgetTrials

/// One of the example bundles, with how much of a campaign it takes to find what is seeded in it.
enum ExampleBundle: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case city = "CityWidgets"
  case commute = "CommuteWidgets"
  case delivery = "DeliveryWidgets"
  case forecast = "ForecastWidgets"
  case health = "HealthWidgets"
  case lamp = "LampWidgets"
  case music = "MusicWidgets"
  case quest = "QuestWidgets"
  case recommendation = "RecommendationWidgets"
  case ride = "RideWidgets"
  case topics = "TopicWidgets"
  case trail = "TrailWidgets"

  /// The random cases of the faulty twin; a crash takes as long as dozens of other cases.
  var cases: Int {
    switch self {
    case .city: 60
    case .commute: 100
    case .delivery: 40
    case .forecast: 80
    case .health: 40
    case .lamp: 40
    case .music: 80
    case .quest: 60
    case .recommendation: 60
    case .ride: 20
    case .topics: 40
    case .trail: 120
    }
  }

  /// The version that people have, for the bundle with an update: one widget came with it, and the faulty twin
  /// renamed another's kind.
  var released: ReleasedVersion? {
    guard self == .forecast else { return nil }
    var record = RunRecord()
    for (kind, type) in [("hours", "HoursWidget"), ("look", "LookWidget")] {
      var line = WidgetLine()
      line.kind = kind
      line.type = type
      record.widgets.append(line)
    }
    return ReleasedVersion(record)
  }

  /// What the settings of the bundle's targets say, as the command reads them beside its code.
  func settings(isFaulty: Bool) -> TargetSettings {
    var settings = TargetSettings()
    switch self {
    case .delivery: settings.set(.liveActivities, to: isFaulty ? [] : ["YES"])
    case .trail:
      for setting in [
        TargetSetting.pushes, .location, .locationClues, .healthClues, .shownWhenLocked,
      ] {
        settings.set(setting, to: isFaulty ? [] : ["YES"])
      }
      settings.set(.appGroups, to: [isFaulty ? "group.example.hikes" : "group.example.trail"])
      let second = isFaulty ? "steep" : "isSteep"
      settings.set(
        .intentDefinitions,
        to: ["", ".trail", ".\(second)"].map { "SelectTrailIntent" + $0 }
      )
    default: break
    }
    return settings
  }

  /// What the bundle declares where it is right.
  @MainActor var right: [DeclaredWidget] {
    switch self {
    case .city: declarations(of: ExampleWidgets.CityWidgets())
    case .commute: declarations(of: ExampleWidgets.CommuteWidgets())
    case .delivery: declarations(of: ExampleWidgets.DeliveryWidgets())
    case .forecast: declarations(of: ExampleWidgets.ForecastWidgets())
    case .health: declarations(of: ExampleWidgets.HealthWidgets())
    case .lamp: declarations(of: ExampleWidgets.LampWidgets())
    case .music: declarations(of: ExampleWidgets.MusicWidgets())
    case .quest: declarations(of: ExampleWidgets.QuestWidgets())
    case .recommendation: declarations(of: ExampleWidgets.RecommendationWidgets())
    case .ride: declarations(of: ExampleWidgets.RideWidgets())
    case .topics: declarations(of: ExampleWidgets.TopicWidgets())
    case .trail: declarations(of: ExampleWidgets.TrailWidgets())
    }
  }

  /// What the bundle declares where faults are seeded in it.
  @MainActor var faulty: [DeclaredWidget] {
    switch self {
    case .city: declarations(of: FaultyExampleWidgets.CityWidgets())
    case .commute: declarations(of: FaultyExampleWidgets.CommuteWidgets())
    case .delivery: declarations(of: FaultyExampleWidgets.DeliveryWidgets())
    case .forecast: declarations(of: FaultyExampleWidgets.ForecastWidgets())
    case .health: declarations(of: FaultyExampleWidgets.HealthWidgets())
    case .lamp: declarations(of: FaultyExampleWidgets.LampWidgets())
    case .music: declarations(of: FaultyExampleWidgets.MusicWidgets())
    case .quest: declarations(of: FaultyExampleWidgets.QuestWidgets())
    case .recommendation: declarations(of: FaultyExampleWidgets.RecommendationWidgets())
    case .ride: declarations(of: FaultyExampleWidgets.RideWidgets())
    case .topics: declarations(of: FaultyExampleWidgets.TopicWidgets())
    case .trail: declarations(of: FaultyExampleWidgets.TrailWidgets())
    }
  }

  /// The name of the bundle's type.
  var testDescription: String { rawValue }
}

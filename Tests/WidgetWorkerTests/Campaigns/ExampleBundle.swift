import ExampleWidgets
import FaultyExampleWidgets
import Foundation
import RunRecord
import Testing
@_spi(Hosting) import WidgetAuthoring
import WidgetCampaigns
import WidgetModel

/// One of the example bundles, with the size of a campaign that finds its seeded faults.
enum ExampleBundle: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case board = "BoardWidgets"
  case canteen = "CanteenWidgets"
  case city = "CityWidgets"
  case commute = "CommuteWidgets"
  case delivery = "DeliveryWidgets"
  case errands = "ErrandWidgets"
  case forecast = "ForecastWidgets"
  case habits = "HabitWidgets"
  case health = "HealthWidgets"
  case kettle = "KettleWidgets"
  case lamp = "LampWidgets"
  case music = "MusicWidgets"
  case quest = "QuestWidgets"
  case reading = "ReadingWidgets"
  case recommendation = "RecommendationWidgets"
  case ride = "RideWidgets"
  case shop = "ShopWidgets"
  case topics = "TopicWidgets"
  case trail = "TrailWidgets"
  case trips = "TripsWidgets"

  /// The random cases of the faulty twin, in which the rarest of its faults occurs with its seed.
  var cases: Int {
    switch self {
    case .board: 44
    case .canteen: 48
    case .city: 15
    case .commute: 28
    case .delivery: 8
    case .errands: 60
    case .forecast: 22
    case .habits: 40
    case .health: 15
    case .kettle: 20
    case .lamp: 32
    case .music: 80
    case .quest: 100
    case .reading: 34
    case .recommendation: 16
    case .ride: 20
    case .shop: 22
    case .topics: 27
    case .trail: 120
    case .trips: 70
    }
  }

  /// The interval of cases that are followed by a second question: each case where most faults need
  /// one.
  var secondAnswerShare: Int {
    switch self {
    case .canteen, .habits, .kettle, .shop, .trips: 1
    case .board: 2
    default: 4
    }
  }

  /// The seed of its campaign, with which the rarest of its faults occur within those cases.
  var seed: UInt64 {
    switch self {
    case .delivery, .recommendation, .shop, .topics, .trips: 2
    case .board, .reading: 3
    case .canteen, .city, .commute, .lamp: 4
    default: 1
    }
  }

  /// The released version, for the bundle with an update: one widget came with it, and the faulty
  /// twin renamed another's kind.
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

  /// Returns the settings of the bundle's targets, as the command reads them next to its code.
  func settings(isFaulty: Bool) -> TargetSettings {
    var settings = TargetSettings()
    switch self {
    case .delivery: settings.set(.liveActivities, to: isFaulty ? [] : ["YES"])
    case .canteen, .kettle, .reading, .trips: settings.set(.liveActivities, to: ["YES"])
    case .trail:
      for setting in [
        TargetSetting.pushes, .location, .locationClues, .healthClues, .shownWhenLocked,
      ] {
        settings.set(setting, to: isFaulty ? [] : ["YES"])
      }
      for setting in TargetSetting.packaging {
        settings.judge(setting, isFaulty ? [packagingFault(setting)] : [])
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

  /// Returns a fault of a project, reported at the declaration of the widget that has it.
  private func packagingFault(_ setting: TargetSetting) -> TargetSettings.Fault {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/FaultyExampleWidgets/Trail/TrailWidget.swift")
      .standardizedFileURL.path
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.firstIndex { $0.contains("    AppIntentConfiguration(") } ?? 0
    return TargetSettings.Fault(setting, "what the project says", file: file, line: line + 1)
  }

  /// The paths of its files, which only the kettle's fault needs.
  func sources(isFaulty: Bool) -> [String] {
    guard self == .kettle else { return [] }
    let module = isFaulty ? "FaultyExampleWidgets" : "ExampleWidgets"
    let file = "../../../Sources/\(module)/Kettle/KettleWidget.swift"
    return [
      URL(filePath: #filePath).deletingLastPathComponent().appending(path: file)
        .standardizedFileURL.path
    ]
  }

  /// The correct bundle.
  var right: any WidgetBundle.Type {
    switch self {
    case .board: ExampleWidgets.BoardWidgets.self
    case .canteen: ExampleWidgets.CanteenWidgets.self
    case .city: ExampleWidgets.CityWidgets.self
    case .commute: ExampleWidgets.CommuteWidgets.self
    case .delivery: ExampleWidgets.DeliveryWidgets.self
    case .errands: ExampleWidgets.ErrandWidgets.self
    case .forecast: ExampleWidgets.ForecastWidgets.self
    case .habits: ExampleWidgets.HabitWidgets.self
    case .health: ExampleWidgets.HealthWidgets.self
    case .kettle: ExampleWidgets.KettleWidgets.self
    case .lamp: ExampleWidgets.LampWidgets.self
    case .music: ExampleWidgets.MusicWidgets.self
    case .quest: ExampleWidgets.QuestWidgets.self
    case .reading: ExampleWidgets.ReadingWidgets.self
    case .recommendation: ExampleWidgets.RecommendationWidgets.self
    case .ride: ExampleWidgets.RideWidgets.self
    case .shop: ExampleWidgets.ShopWidgets.self
    case .topics: ExampleWidgets.TopicWidgets.self
    case .trail: ExampleWidgets.TrailWidgets.self
    case .trips: ExampleWidgets.TripsWidgets.self
    }
  }

  /// The bundle with seeded faults.
  var faulty: any WidgetBundle.Type {
    switch self {
    case .board: FaultyExampleWidgets.BoardWidgets.self
    case .canteen: FaultyExampleWidgets.CanteenWidgets.self
    case .city: FaultyExampleWidgets.CityWidgets.self
    case .commute: FaultyExampleWidgets.CommuteWidgets.self
    case .delivery: FaultyExampleWidgets.DeliveryWidgets.self
    case .errands: FaultyExampleWidgets.ErrandWidgets.self
    case .forecast: FaultyExampleWidgets.ForecastWidgets.self
    case .habits: FaultyExampleWidgets.HabitWidgets.self
    case .health: FaultyExampleWidgets.HealthWidgets.self
    case .kettle: FaultyExampleWidgets.KettleWidgets.self
    case .lamp: FaultyExampleWidgets.LampWidgets.self
    case .music: FaultyExampleWidgets.MusicWidgets.self
    case .quest: FaultyExampleWidgets.QuestWidgets.self
    case .reading: FaultyExampleWidgets.ReadingWidgets.self
    case .recommendation: FaultyExampleWidgets.RecommendationWidgets.self
    case .ride: FaultyExampleWidgets.RideWidgets.self
    case .shop: FaultyExampleWidgets.ShopWidgets.self
    case .topics: FaultyExampleWidgets.TopicWidgets.self
    case .trail: FaultyExampleWidgets.TrailWidgets.self
    case .trips: FaultyExampleWidgets.TripsWidgets.self
    }
  }

  var testDescription: String { rawValue }
}

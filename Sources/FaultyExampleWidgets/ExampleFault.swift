/// A fault that a faulty example widget carries on purpose, and the clause that must find it.
///
/// The widget of the same name in `ExampleWidgets` does the same thing right: it is the near miss, on
/// which no clause may break. A test compares the list with the comments in the files.
public struct ExampleFault: Hashable, Sendable {
  /// The id of the clause, such as `CR-01`.
  public let clause: String

  /// The name of the bundle's type, the same in both modules.
  public let bundle: String

  /// The file, by its path in the module's folder.
  public let file: String

  init(_ clause: String, in bundle: String, _ file: String) {
    self.clause = clause
    self.bundle = bundle
    self.file = file
  }

  /// Every seeded fault, by clause.
  public static let catalogue: [ExampleFault] = [
    ExampleFault("AG-01.configuration", in: "TrailWidgets", "Trail/TrailWidget.swift"),
    ExampleFault("AG-02.provider", in: "CommuteWidgets", "Commute/CommuteStore.swift"),
    ExampleFault("AG-04.provider", in: "MusicWidgets", "Music/MusicStore.swift"),
    ExampleFault("AG-05.provider", in: "CommuteWidgets", "Commute/NearbyWidget.swift"),
    ExampleFault("AG-06.provider", in: "CommuteWidgets", "Commute/NearbyWidget.swift"),
    ExampleFault("AG-08.provider", in: "HealthWidgets", "Health/Hero.swift"),
    ExampleFault("AG-09.app", in: "CommuteWidgets", "Commute/CommuteIntents.swift"),
    ExampleFault("AI-03.configuration", in: "CommuteWidgets", "Commute/TramWidget.swift"),
    ExampleFault("AI-04.configuration", in: "CommuteWidgets", "Commute/AlarmControl.swift"),
    ExampleFault("AI-06.intent", in: "CommuteWidgets", "Commute/SelectStopIntent.swift"),
    ExampleFault("AI-07.intent", in: "CityWidgets", "City/City.swift"),
    ExampleFault("AI-09.intent", in: "CityWidgets", "City/City.swift"),
    ExampleFault("AI-16.intent", in: "CommuteWidgets", "Commute/CommuteIntents.swift"),
    ExampleFault("AI-19.configuration", in: "CommuteWidgets", "Commute/TramWidget.swift"),
    ExampleFault("CR-01", in: "RecommendationWidgets", "Recommendation/RecommendationWidget.swift"),
    ExampleFault("CR-02", in: "HealthWidgets", "Health/HealthWidget.swift"),
    ExampleFault("CR-03", in: "HealthWidgets", "Health/HealthWidget.swift"),
    ExampleFault("CR-04", in: "TopicWidgets", "Topics/FaultyProviders.swift"),
    ExampleFault("CR-04", in: "ForecastWidgets", "Forecast/HoursWidget.swift"),
    ExampleFault("CR-06", in: "HealthWidgets", "Health/HealthWidget.swift"),
    ExampleFault("CR-07", in: "CityWidgets", "City/CityWidget.swift"),
    ExampleFault("CR-08", in: "CityWidgets", "City/CountdownWidget.swift"),
    ExampleFault("CR-09", in: "LampWidgets", "Lamp/LampWidget.swift"),
    ExampleFault("CR-10", in: "TopicWidgets", "Topics/FaultyProviders.swift"),
    ExampleFault("CR-11", in: "RecommendationWidgets", "Recommendation/RecommendationWidget.swift"),
    ExampleFault("CR-11", in: "ForecastWidgets", "Forecast/HoursWidget.swift"),
    ExampleFault("CR-12", in: "HabitWidgets", "Habits/StreakWidget.swift"),
    ExampleFault("CR-13", in: "HabitWidgets", "Habits/DayPartWidget.swift"),
    ExampleFault("CR-14", in: "HabitWidgets", "Habits/DoneWidget.swift"),
    ExampleFault("CR-50", in: "LampWidgets", "Lamp/LampWidget.swift"),
    ExampleFault("CR-23", in: "DeliveryWidgets", "Delivery/DeliveryIntents.swift"),
    ExampleFault("CR-16", in: "BoardWidgets", "Board/OpeningWidget.swift"),
    ExampleFault("CR-17", in: "BoardWidgets", "Board/AbroadWidget.swift"),
    ExampleFault("CR-18", in: "BoardWidgets", "Board/NewsWidget.swift"),
    ExampleFault("CR-20", in: "BoardWidgets", "Board/LiftWidget.swift"),
    ExampleFault("CR-24", in: "DeliveryWidgets", "Delivery/DeliveryActivity.swift"),
    ExampleFault("CR-25", in: "BoardWidgets", "Board/NoteWidget.swift"),
    ExampleFault("CR-30", in: "BoardWidgets", "Board/NewsWidget.swift"),
    ExampleFault("CR-31", in: "CommuteWidgets", "Commute/TramWidget.swift"),
    ExampleFault("CR-32", in: "LampWidgets", "Lamp/Lamp.swift"),
    ExampleFault("CR-33", in: "ErrandWidgets", "Errands/ErrandWidget.swift"),
    ExampleFault("CR-34", in: "CityWidgets", "City/City.swift"),
    ExampleFault("CR-35", in: "BoardWidgets", "Board/NewsWidget.swift"),
    ExampleFault("CR-36", in: "BoardWidgets", "Board/LineWidget.swift"),
    ExampleFault("CR-37", in: "BoardWidgets", "Board/LineWidget.swift"),
    ExampleFault("CR-38", in: "BoardWidgets", "Board/LineWidget.swift"),
    ExampleFault("CR-39", in: "KettleWidgets", "Kettle/KettleWidget.swift"),
    ExampleFault("CR-15", in: "ShopWidgets", "Shop/SignWidget.swift"),
    ExampleFault("CR-19", in: "ShopWidgets", "Shop/StockWidget.swift"),
    ExampleFault("CR-21", in: "ShopWidgets", "Shop/StockWidget.swift"),
    ExampleFault("CR-22", in: "ShopWidgets", "Shop/SignWidget.swift"),
    ExampleFault("CR-26", in: "ShopWidgets", "Shop/SignWidget.swift"),
    ExampleFault("CR-43", in: "BoardWidgets", "Board/NoteWidget.swift"),
    ExampleFault("CR-44", in: "BoardWidgets", "Board/NewsWidget.swift"),
    ExampleFault("CR-47", in: "BoardWidgets", "Board/LiftWidget.swift"),
    ExampleFault("CR-40", in: "ReadingWidgets", "Reading/ReadingWidget.swift"),
    ExampleFault("CR-41", in: "ReadingWidgets", "Reading/ReadingWidget.swift"),
    ExampleFault("CR-45", in: "ReadingWidgets", "Reading/ReadingActivity.swift"),
    ExampleFault("CR-46", in: "ReadingWidgets", "Reading/ReadingActivity.swift"),
    ExampleFault("CR-CRASH", in: "HealthWidgets", "Health/Hero.swift"),
    ExampleFault("CR-SAMPLE", in: "QuestWidgets", "Quest/QuestWidget.swift"),
    ExampleFault("CR-SAMPLE", in: "RideWidgets", "Ride/RideActivity.swift"),
    ExampleFault("CT-03.provider", in: "LampWidgets", "Lamp/LampControl.swift"),
    ExampleFault("CT-05.intent", in: "LampWidgets", "Lamp/LampControl.swift"),
    ExampleFault("CT-07.configuration", in: "LampWidgets", "Lamp/LampPageControl.swift"),
    ExampleFault("CT-08.configuration", in: "LampWidgets", "Lamp/LampPageControl.swift"),
    ExampleFault("CT-09.view", in: "LampWidgets", "Lamp/LampControl.swift"),
    ExampleFault("CT-13.provider", in: "LampWidgets", "Lamp/LampControl.swift"),
    ExampleFault("DL-02.provider", in: "TopicWidgets", "Topics/FaultyProviders.swift"),
    ExampleFault("DL-02.provider", in: "ForecastWidgets", "Forecast/LookWidget.swift"),
    ExampleFault(
      "DL-03.provider",
      in: "RecommendationWidgets",
      "Recommendation/Recommendation.swift"
    ),
    ExampleFault("DL-05.provider", in: "LampWidgets", "Lamp/LampControl.swift"),
    ExampleFault(
      "DL-06.provider",
      in: "RecommendationWidgets",
      "Recommendation/RecommendationWidget.swift"
    ),
    ExampleFault("DL-12.provider", in: "CommuteWidgets", "Commute/NearbyWidget.swift"),
    ExampleFault("DL-14.provider", in: "TopicWidgets", "Topics/FaultyProviders.swift"),
    ExampleFault("DL-15.provider", in: "CommuteWidgets", "Commute/NearbyWidget.swift"),
    ExampleFault("DL-16.configuration", in: "TrailWidgets", "Trail/TrailWidget.swift"),
    ExampleFault("DL-16.provider", in: "CommuteWidgets", "Commute/NearbyWidget.swift"),
    ExampleFault("DL-19.intent", in: "CommuteWidgets", "Commute/CommuteIntents.swift"),
    ExampleFault(
      "DL-23.view",
      in: "RecommendationWidgets",
      "Recommendation/RecommendationWidget.swift"
    ),
    ExampleFault("DL-26.provider", in: "ForecastWidgets", "Forecast/WarningWidget.swift"),
    ExampleFault("FM-07.configuration", in: "ForecastWidgets", "Forecast/LookWidget.swift"),
    ExampleFault("FM-08.configuration", in: "ForecastWidgets", "Forecast/LookWidget.swift"),
    ExampleFault("FM-12.configuration", in: "CommuteWidgets", "Commute/MapWidget.swift"),
    ExampleFault("FM-16.configuration", in: "CommuteWidgets", "Commute/NearbyWidget.swift"),
    ExampleFault("FM-19.configuration", in: "TrailWidgets", "Trail/TrailWidget.swift"),
    ExampleFault("LA-01.app", in: "DeliveryWidgets", "Delivery/DeliveryIntents.swift"),
    ExampleFault("LA-03.app", in: "DeliveryWidgets", "Delivery/DeliveryWidget.swift"),
    ExampleFault("LA-04.app", in: "DeliveryWidgets", "Delivery/DeliveryIntents.swift"),
    ExampleFault("LA-04.configuration", in: "DeliveryWidgets", "Delivery/DeliveryIntents.swift"),
    ExampleFault("LA-07.app", in: "DeliveryWidgets", "Delivery/DeliveryIntents.swift"),
    ExampleFault("LA-10.app", in: "DeliveryWidgets", "Delivery/DeliveryIntents.swift"),
    ExampleFault("LA-13.app", in: "DeliveryWidgets", "Delivery/DeliveryIntents.swift"),
    ExampleFault("LA-17.view", in: "DeliveryWidgets", "Delivery/DeliveryActivity.swift"),
    ExampleFault("LA-18.view", in: "DeliveryWidgets", "Delivery/DeliveryActivity.swift"),
    ExampleFault("LA-27.app", in: "DeliveryWidgets", "Delivery/DeliveryIntents.swift"),
    ExampleFault("LA-28.app", in: "DeliveryWidgets", "Delivery/DeliveryIntents.swift"),
    ExampleFault("LA-35.app", in: "DeliveryWidgets", "Delivery/DeliveryIntents.swift"),
    ExampleFault("LA-36.app", in: "DeliveryWidgets", "Delivery/DeliveryIntents.swift"),
    ExampleFault("RB-28.provider", in: "CommuteWidgets", "Commute/NearbyWidget.swift"),
    ExampleFault("RB-29.app", in: "LampWidgets", "Lamp/Lamp.swift"),
    ExampleFault("RV-04.configuration", in: "CommuteWidgets", "Commute/TramAlertWidget.swift"),
    ExampleFault("RV-05.provider", in: "QuestWidgets", "Quest/QuestWidget.swift"),
    ExampleFault("RV-06.configuration", in: "TrailWidgets", "Trail/TrailWidget.swift"),
    ExampleFault("RV-13.view", in: "CommuteWidgets", "Commute/TramAlertWidget.swift"),
    ExampleFault("SD-06.provider", in: "ForecastWidgets", "Forecast/LookWidget.swift"),
    ExampleFault("SD-18.view", in: "CommuteWidgets", "Commute/TramAlertWidget.swift"),
    ExampleFault("TL-06.provider", in: "CommuteWidgets", "Commute/NearbyWidget.swift"),
    ExampleFault("TL-10.provider", in: "TopicWidgets", "Topics/FaultyProviders.swift"),
    ExampleFault("TL-10.provider.now", in: "MusicWidgets", "Music/LyricsWidget.swift"),
    ExampleFault("TL-14.provider", in: "MusicWidgets", "Music/LyricsWidget.swift"),
    ExampleFault("TL-17.provider", in: "MusicWidgets", "Music/LyricsWidget.swift"),
    ExampleFault("TL-18.provider", in: "CityWidgets", "City/CountdownWidget.swift"),
    ExampleFault("TL-25.view", in: "HealthWidgets", "Health/HealthWidget.swift"),
    ExampleFault("TL-27.provider", in: "LampWidgets", "Lamp/LampWidget.swift"),
    ExampleFault("TL-32.provider", in: "CityWidgets", "City/CityWidget.swift"),
    ExampleFault(
      "TL-36.provider",
      in: "RecommendationWidgets",
      "Recommendation/RecommendationWidget.swift"
    ),
    ExampleFault("TL-38.provider", in: "CommuteWidgets", "Commute/NearbyWidget.swift"),
    ExampleFault("TL-41.view", in: "HealthWidgets", "Health/HealthWidget.swift"),
    ExampleFault(
      "TL-41.view",
      in: "RecommendationWidgets",
      "Recommendation/RecommendationWidget.swift"
    ),
    ExampleFault("TL-41.view", in: "RideWidgets", "Ride/RideActivity.swift"),
    ExampleFault("VW-01.view", in: "CityWidgets", "City/CityWidget.swift"),
    ExampleFault("VW-01.view", in: "QuestWidgets", "Quest/QuestWidget.swift"),
    ExampleFault("VW-01.view", in: "RideWidgets", "Ride/RideActivity.swift"),
    ExampleFault("VW-03.view", in: "MusicWidgets", "Music/PlayerWidget.swift"),
    ExampleFault("VW-06.view", in: "MusicWidgets", "Music/PlayerWidget.swift"),
    ExampleFault("VW-06.view", in: "RideWidgets", "Ride/RideActivity.swift"),
    ExampleFault("VW-11.intent", in: "CommuteWidgets", "Commute/CommuteIntents.swift"),
    ExampleFault("VW-15.view", in: "CommuteWidgets", "Commute/TramWidget.swift"),
    ExampleFault("VW-17.view", in: "HealthWidgets", "Health/HealthWidget.swift"),
    ExampleFault(
      "VW-22.view",
      in: "RecommendationWidgets",
      "Recommendation/RecommendationWidget.swift"
    ),
    ExampleFault("VW-24.view", in: "DeliveryWidgets", "Delivery/DeliveryActivity.swift"),
    ExampleFault("VW-25.view", in: "MusicWidgets", "Music/PlayerWidget.swift"),
    ExampleFault(
      "VW-26.provider",
      in: "RecommendationWidgets",
      "Recommendation/RecommendationWidget.swift"
    ),
    ExampleFault("VW-27.view", in: "CommuteWidgets", "Commute/TramWidget.swift"),
    ExampleFault("VW-33.configuration", in: "TrailWidgets", "Trail/TrailWidget.swift"),
    ExampleFault("VW-35.view", in: "CommuteWidgets", "Commute/TramWidget.swift"),
    ExampleFault("VW-38.view", in: "CommuteWidgets", "Commute/NearbyWidget.swift"),
    ExampleFault("VW-40.view", in: "CommuteWidgets", "Commute/TramWidget.swift"),
    ExampleFault("WC-14.configuration", in: "TrailWidgets", "Trail/TrailWidget.swift"),
  ]
}

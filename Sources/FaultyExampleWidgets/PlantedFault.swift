/// A fault that a faulty example widget carries on purpose, and the clause that must find it.
///
/// The widget of the same name in `ExampleWidgets` does the same thing right: it is the near miss, on
/// which no clause may break. A test compares the list with the comments in the files.
public struct PlantedFault: Hashable, Sendable {
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

  /// Every planted fault, by clause.
  public static let catalogue: [PlantedFault] = [
    PlantedFault("AG-04.provider", in: "MusicWidgets", "Music/MusicStore.swift"),
    PlantedFault("AG-08.provider", in: "HealthWidgets", "Health/Hero.swift"),
    PlantedFault("AI-07.intent", in: "CityWidgets", "City/City.swift"),
    PlantedFault("CR-01", in: "RecommendationWidgets", "Recommendation/RecommendationWidget.swift"),
    PlantedFault("CR-02", in: "HealthWidgets", "Health/HealthWidget.swift"),
    PlantedFault("CR-03", in: "HealthWidgets", "Health/HealthWidget.swift"),
    PlantedFault("CR-04", in: "TopicWidgets", "Topics/FaultyProviders.swift"),
    PlantedFault("CR-04", in: "ForecastWidgets", "Forecast/HoursWidget.swift"),
    PlantedFault("CR-05", in: "TopicWidgets", "Topics/FaultyProviders.swift"),
    PlantedFault("CR-06", in: "HealthWidgets", "Health/HealthWidget.swift"),
    PlantedFault("CR-07", in: "CityWidgets", "City/CityWidget.swift"),
    PlantedFault("CR-08", in: "CityWidgets", "City/CountdownWidget.swift"),
    PlantedFault("CR-09", in: "LampWidgets", "Lamp/LampWidget.swift"),
    PlantedFault("CR-10", in: "TopicWidgets", "Topics/FaultyProviders.swift"),
    PlantedFault("CR-11", in: "RecommendationWidgets", "Recommendation/RecommendationWidget.swift"),
    PlantedFault("CR-11", in: "ForecastWidgets", "Forecast/HoursWidget.swift"),
    PlantedFault("CR-CRASH", in: "HealthWidgets", "Health/Hero.swift"),
    PlantedFault("CR-SAMPLE", in: "QuestWidgets", "Quest/QuestWidget.swift"),
    PlantedFault("CR-SAMPLE", in: "RideWidgets", "Ride/RideActivity.swift"),
    PlantedFault("CT-13.provider", in: "LampWidgets", "Lamp/LampControl.swift"),
    PlantedFault("DL-02.provider", in: "TopicWidgets", "Topics/FaultyProviders.swift"),
    PlantedFault("DL-02.provider", in: "ForecastWidgets", "Forecast/LookWidget.swift"),
    PlantedFault(
      "DL-03.provider",
      in: "RecommendationWidgets",
      "Recommendation/Recommendation.swift"
    ),
    PlantedFault("DL-05.provider", in: "LampWidgets", "Lamp/LampControl.swift"),
    PlantedFault(
      "DL-06.provider",
      in: "RecommendationWidgets",
      "Recommendation/RecommendationWidget.swift"
    ),
    PlantedFault(
      "DL-23.view",
      in: "RecommendationWidgets",
      "Recommendation/RecommendationWidget.swift"
    ),
    PlantedFault("LA-01.app", in: "DeliveryWidgets", "Delivery/DeliveryIntents.swift"),
    PlantedFault("LA-03.app", in: "DeliveryWidgets", "Delivery/DeliveryWidget.swift"),
    PlantedFault("LA-04.app", in: "DeliveryWidgets", "Delivery/DeliveryIntents.swift"),
    PlantedFault("LA-10.app", in: "DeliveryWidgets", "Delivery/DeliveryIntents.swift"),
    PlantedFault("LA-35.app", in: "DeliveryWidgets", "Delivery/DeliveryIntents.swift"),
    PlantedFault("RB-29.app", in: "LampWidgets", "Lamp/Lamp.swift"),
    PlantedFault("TL-10.provider", in: "TopicWidgets", "Topics/FaultyProviders.swift"),
    PlantedFault("TL-10.provider.now", in: "MusicWidgets", "Music/LyricsWidget.swift"),
    PlantedFault("TL-14.provider", in: "MusicWidgets", "Music/LyricsWidget.swift"),
    PlantedFault("TL-17.provider", in: "MusicWidgets", "Music/LyricsWidget.swift"),
    PlantedFault("TL-18.provider", in: "CityWidgets", "City/CountdownWidget.swift"),
    PlantedFault("TL-25.view", in: "HealthWidgets", "Health/HealthWidget.swift"),
    PlantedFault("TL-27.provider", in: "LampWidgets", "Lamp/LampWidget.swift"),
    PlantedFault("TL-32.provider", in: "CityWidgets", "City/CityWidget.swift"),
    PlantedFault(
      "TL-36.provider",
      in: "RecommendationWidgets",
      "Recommendation/RecommendationWidget.swift"
    ),
    PlantedFault("TL-41.view", in: "HealthWidgets", "Health/HealthWidget.swift"),
    PlantedFault(
      "TL-41.view",
      in: "RecommendationWidgets",
      "Recommendation/RecommendationWidget.swift"
    ),
    PlantedFault("TL-41.view", in: "RideWidgets", "Ride/RideActivity.swift"),
    PlantedFault("VW-01.view", in: "CityWidgets", "City/CityWidget.swift"),
    PlantedFault("VW-01.view", in: "QuestWidgets", "Quest/QuestWidget.swift"),
    PlantedFault("VW-01.view", in: "RideWidgets", "Ride/RideActivity.swift"),
    PlantedFault("VW-03.view", in: "MusicWidgets", "Music/PlayerWidget.swift"),
    PlantedFault("VW-06.view", in: "MusicWidgets", "Music/PlayerWidget.swift"),
    PlantedFault("VW-06.view", in: "RideWidgets", "Ride/RideActivity.swift"),
    PlantedFault("VW-17.view", in: "HealthWidgets", "Health/HealthWidget.swift"),
    PlantedFault(
      "VW-22.view",
      in: "RecommendationWidgets",
      "Recommendation/RecommendationWidget.swift"
    ),
    PlantedFault("VW-24.view", in: "DeliveryWidgets", "Delivery/DeliveryActivity.swift"),
    PlantedFault("VW-25.view", in: "MusicWidgets", "Music/PlayerWidget.swift"),
    PlantedFault(
      "VW-26.provider",
      in: "RecommendationWidgets",
      "Recommendation/RecommendationWidget.swift"
    ),
  ]
}

import SwiftUI
import WidgetKit

/// A bundle of 24 widgets, one for each topic of a reader's app.
public struct TopicWidgets: WidgetBundle {
  /// Creates the bundle.
  public init() {}

  /// The widgets, one for each topic.
  public var body: some Widget {
    ArtWidget()
    BooksWidget()
    BusinessWidget()
    CinemaWidget()
    ClimateWidget()
    ComicsWidget()
    CookingWidget()
    DanceWidget()
    DesignWidget()
    EventsWidget()
    FashionWidget()
    GamesWidget()
    GardenWidget()
    HistoryWidget()
    MedicineWidget()
    MusicalsWidget()
    NatureWidget()
    PoetryWidget()
    PoliticsWidget()
    PuzzleWidget()
    ScienceWidget()
    SportWidget()
    TheatreWidget()
    TravelWidget()
  }
}

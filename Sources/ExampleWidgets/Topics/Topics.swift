import SwiftUI
import WidgetKit

struct ArtWidget: TopicWidget {
  let topic = "Art"
}

struct BooksWidget: TopicWidget {
  let topic = "Books"
}

struct BusinessWidget: TopicWidget {
  let topic = "Business"
}

struct CinemaWidget: TopicWidget {
  let topic = "Cinema"
}

struct ClimateWidget: TopicWidget {
  let topic = "Climate"
}

struct ComicsWidget: TopicWidget {
  let topic = "Comics"
}

struct CookingWidget: TopicWidget {
  let topic = "Cooking"
}

struct DanceWidget: TopicWidget {
  let topic = "Dance"
}

struct DesignWidget: TopicWidget {
  let topic = "Design"
}

struct EventsWidget: TopicWidget {
  let topic = "Events"
}

struct FashionWidget: TopicWidget {
  let topic = "Fashion"
}

struct GamesWidget: TopicWidget {
  let topic = "Games"
}

struct GardenWidget: TopicWidget {
  let topic = "Garden"
}

struct HistoryWidget: TopicWidget {
  let topic = "History"
}

struct MedicineWidget: TopicWidget {
  let topic = "Medicine"
}

struct MusicalsWidget: TopicWidget {
  let topic = "Musicals"
}

struct NatureWidget: TopicWidget {
  let topic = "Nature"
}

struct PoetryWidget: TopicWidget {
  let topic = "Poetry"
}

struct PoliticsWidget: TopicWidget {
  let topic = "Politics"
}

struct PuzzleWidget: TopicWidget {
  let topic = "Puzzle"
}

struct ScienceWidget: TopicWidget {
  let topic = "Science"
}

struct SportWidget: TopicWidget {
  let topic = "Sport"
}

struct TheatreWidget: TopicWidget {
  let topic = "Theatre"
}

struct TravelWidget: TopicWidget {
  let topic = "Travel"
}

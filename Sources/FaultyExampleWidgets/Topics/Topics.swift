import SwiftUI
import WidgetKit

struct ArtWidget: TopicWidget {
  let topic = "Art"
}

struct BooksWidget: TopicWidget {
  let topic = "Books"

  var body: some WidgetConfiguration {
    configuration(provider: HastyProvider(topic: topic))
  }
}

struct BusinessWidget: TopicWidget {
  let topic = "Business"

  var body: some WidgetConfiguration {
    configuration(provider: ListeningProvider(topic: topic))
  }
}

struct CinemaWidget: TopicWidget {
  let topic = "Cinema"

  var body: some WidgetConfiguration {
    configuration(provider: HastyProvider(topic: topic))
  }
}

struct ClimateWidget: TopicWidget {
  let topic = "Climate"

  var body: some WidgetConfiguration {
    configuration(provider: CapturingProvider(topic: topic))
  }
}

struct ComicsWidget: TopicWidget {
  let topic = "Comics"

  var body: some WidgetConfiguration {
    configuration(provider: SlowProvider(topic: topic))
  }
}

struct CookingWidget: TopicWidget {
  let topic = "Cooking"

  var body: some WidgetConfiguration {
    configuration(provider: ListeningProvider(topic: topic))
  }
}

struct DanceWidget: TopicWidget {
  let topic = "Dance"

  var body: some WidgetConfiguration {
    configuration(provider: CapturingProvider(topic: topic))
  }
}

struct DesignWidget: TopicWidget {
  let topic = "Design"

  var body: some WidgetConfiguration {
    configuration(provider: SlowProvider(topic: topic))
  }
}

struct EventsWidget: TopicWidget {
  let topic = "Events"

  var body: some WidgetConfiguration {
    configuration(provider: ListeningProvider(topic: topic))
  }
}

struct FashionWidget: TopicWidget {
  let topic = "Fashion"
}

struct GamesWidget: TopicWidget {
  let topic = "Games"

  var body: some WidgetConfiguration {
    configuration(provider: ListeningProvider(topic: topic))
  }
}

struct GardenWidget: TopicWidget {
  let topic = "Garden"

  var body: some WidgetConfiguration {
    configuration(provider: HastyProvider(topic: topic))
  }
}

struct HistoryWidget: TopicWidget {
  let topic = "History"

  var body: some WidgetConfiguration {
    configuration(provider: CapturingProvider(topic: topic))
  }
}

struct MedicineWidget: TopicWidget {
  let topic = "Medicine"
}

struct MusicalsWidget: TopicWidget {
  let topic = "Musicals"
}

struct NatureWidget: TopicWidget {
  let topic = "Nature"

  var body: some WidgetConfiguration {
    configuration(provider: SlowProvider(topic: topic))
  }
}

struct PoetryWidget: TopicWidget {
  let topic = "Poetry"

  var body: some WidgetConfiguration {
    configuration(provider: HastyProvider(topic: topic))
  }
}

struct PoliticsWidget: TopicWidget {
  let topic = "Politics"

  var body: some WidgetConfiguration {
    configuration(provider: CapturingProvider(topic: topic))
  }
}

struct PuzzleWidget: TopicWidget {
  let topic = "Puzzle"

  var body: some WidgetConfiguration {
    configuration(provider: ListeningProvider(topic: topic))
  }
}

struct ScienceWidget: TopicWidget {
  let topic = "Science"

  var body: some WidgetConfiguration {
    configuration(provider: ListeningProvider(topic: topic))
  }
}

struct SportWidget: TopicWidget {
  let topic = "Sport"

  var body: some WidgetConfiguration {
    configuration(provider: ListeningProvider(topic: topic))
  }
}

struct TheatreWidget: TopicWidget {
  let topic = "Theatre"

  var body: some WidgetConfiguration {
    configuration(provider: SlowProvider(topic: topic))
  }
}

struct TravelWidget: TopicWidget {
  let topic = "Travel"

  var body: some WidgetConfiguration {
    configuration(provider: ListeningProvider(topic: topic))
  }
}

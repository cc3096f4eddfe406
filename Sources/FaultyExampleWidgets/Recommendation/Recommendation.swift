import Foundation
import WidgetKit

/// Today's recommendation.
struct Recommendation: Codable {
  var title: String
  var votes: Int
  var image: URL?

  static let sample = Recommendation(title: "A walk in the dunes", votes: 1204, image: nil)
}

/// Loads the recommendation, and the image with it.
struct RecommendationLoader {
  static let address = URL(string: "https://recommendations.example/today.json")

  var session: URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    // Seeded: DL-03.provider. The system gives up before that.
    configuration.timeoutIntervalForRequest = 60
    return URLSession(configuration: configuration)
  }

  enum Answer {
    case today(Recommendation)
    case offline
    case refused
  }

  func today() async -> Answer {
    // Named: DL-03.provider. The request that took so long.
    // Named: TL-36.provider. The last sign of the request.
    guard let address = Self.address, let (body, response) = try? await session.data(from: address)
    else { return .offline }
    guard (response as? HTTPURLResponse)?.statusCode == 200 else { return .refused }
    return .today((try? JSONDecoder().decode(Recommendation.self, from: body)) ?? .sample)
  }
}

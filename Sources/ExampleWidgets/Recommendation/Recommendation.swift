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
    // Well within the provider's time limit.
    configuration.timeoutIntervalForRequest = 4
    return URLSession(configuration: configuration)
  }

  func today() async -> (Recommendation, Data?)? {
    guard let address = Self.address, let body = await load(address),
      let today = try? JSONDecoder().decode(Recommendation.self, from: body)
    else { return nil }
    guard let image = today.image else { return (today, nil) }
    return (today, await load(image))
  }

  private func load(_ url: URL) async -> Data? {
    guard let (body, response) = try? await session.data(from: url),
      (response as? HTTPURLResponse)?.statusCode == 200
    else { return nil }
    return body
  }
}

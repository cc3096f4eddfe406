import Foundation
import WidgetKit

/// The weather of a place as the server reports it.
struct Forecast: Codable {
  /// The look of the sky.
  enum Sky: String, Codable {
    case clear, clouds, rain
  }

  /// One hour.
  struct Hour: Codable {
    var time: Date
    var temperature: Double
    var sky: Sky
  }

  var place: String
  var updatedAt: Date
  var hours: [Hour]
  var warning: String?
}

/// Loads the weather.
enum ForecastLoader {
  static func load() async -> Forecast? {
    guard let url = URL(string: "https://weather.example/v1/forecast?days=1") else { return nil }
    let configuration = URLSessionConfiguration.ephemeral
    // Well within the provider's time limit.
    configuration.timeoutIntervalForRequest = 12
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    guard let (body, _) = try? await URLSession(configuration: configuration).data(from: url)
    else { return nil }
    return try? decoder.decode(Forecast.self, from: body)
  }
}

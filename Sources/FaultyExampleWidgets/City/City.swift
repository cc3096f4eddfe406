import AppIntents
import Foundation

/// A country in which there are cities to pick.
enum Country: String, AppEnum {
  case germany
  case india
  case chile

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Country"
  static let caseDisplayRepresentations: [Country: DisplayRepresentation] = [
    .germany: "Germany", .india: "India", .chile: "Chile",
  ]
}

/// A city whose time can be shown.
struct City: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
  static let defaultQuery = CityQuery()

  let id: String
  let country: Country
  let zone: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }

  static let all = [
    City(id: "Berlin", country: .germany, zone: "Europe/Berlin"),
    City(id: "Hamburg", country: .germany, zone: "Europe/Berlin"),
    City(id: "Kolkata", country: .india, zone: "Asia/Kolkata"),
    City(id: "Mumbai", country: .india, zone: "Asia/Kolkata"),
    City(id: "Santiago", country: .chile, zone: "America/Santiago"),
  ]
}

/// Finds cities, of the country that was picked before if one was.
struct CityQuery: EntityQuery {
  @IntentParameterDependency<SelectCityIntent>(\.$country)
  var selection

  // Named: AI-07.intent. The function that does not find them.
  func entities(for identifiers: [City.ID]) async throws -> [City] {
    // Seeded: AI-07.intent. The match is inverted, so a selection is never found again.
    City.all.filter { !identifiers.contains($0.id) }
  }

  // Named: AI-09.intent. The function that offers them.
  func suggestedEntities() async throws -> [City] {
    // Seeded: AI-09.intent. Before a country is picked, cities of all countries are offered.
    guard let country = selection?.country else { return City.all }
    return City.all.filter { $0.country == country }
  }

  // Named: CR-34. The function that ignores the country.
  func defaultResult() async -> City? {
    // Seeded: CR-34. For any country, the first city of all is the default.
    City.all.first
  }
}

/// The configuration: a country, and a city in it.
struct SelectCityIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Select City"
  static let description = IntentDescription("Picks the city whose time is shown.")

  @Parameter(title: "Country")
  var country: Country?

  @Parameter(title: "City")
  var city: City?
}

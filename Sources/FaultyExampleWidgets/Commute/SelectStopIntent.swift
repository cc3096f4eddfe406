import AppIntents

/// A stop at which trams leave.
struct Stop: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stop"
  static let defaultQuery = StopQuery()

  let id: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }

  static let all = ["Market Square", "Old Bridge", "Station"].map { Stop(id: $0) }
}

enum StopError: Error {
  case closed
}

/// Finds stops.
struct StopQuery: EntityQuery {
  // Named: AI-06.intent. The function that throws.
  func entities(for identifiers: [Stop.ID]) async throws -> [Stop] {
    try identifiers.map { id in
      // Seeded: AI-06.intent. One closed stop makes the lookup of the others fail.
      guard let stop = Stop.all.first(where: { $0.id == id }) else { throw StopError.closed }
      return stop
    }
  }

  func suggestedEntities() async throws -> [Stop] { Stop.all }
}

/// The configuration: the stop, a line, and its style.
struct SelectStopIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Select Stop"

  @Parameter(title: "Stop")
  // Named: AI-03.configuration. The parameter that has no value.
  var stop: Stop

  @Parameter(title: "Line")
  var line: Int?

  @Parameter(title: "In Colour", default: true)
  var isInColour: Bool
}

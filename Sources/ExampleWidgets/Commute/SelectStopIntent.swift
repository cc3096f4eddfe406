import AppIntents

/// A stop at which trams leave.
struct Stop: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stop"
  static let defaultQuery = StopQuery()

  let id: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }

  static let all = ["Market Square", "Old Bridge", "Station"].map { Stop(id: $0) }
}

/// Finds stops.
struct StopQuery: EntityQuery {
  func entities(for identifiers: [Stop.ID]) async throws -> [Stop] {
    Stop.all.filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [Stop] { Stop.all }

  func defaultResult() async -> Stop? { Stop.all.first }
}

/// The configuration: the stop, and perhaps a line.
struct SelectStopIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Select Stop"

  @Parameter(title: "Stop")
  var stop: Stop

  @Parameter(title: "Line")
  var line: Int?
}

import Foundation
import FoundationNetworking
@_spi(Hosting) import WidgetAuthoring
import WidgetModel

/// What the network and the shared data of a scenario hold.
final class Fixtures {
  private let network: NetworkFixtures

  /// Reads a folder of fixtures; without one, requests succeed with empty bodies.
  ///
  /// - Throws: What is wrong with a file of the folder.
  init(folder: String?) throws {
    network = try folder.map { try NetworkFixtures(folder: URL(fileURLWithPath: $0)) } ?? NetworkFixtures()
  }

  /// How a request ends.
  func outcome(of request: URLRequest, _ mode: Surroundings.Network) -> NetworkOutcome {
    network.outcome(of: request, in: mode)
  }

  /// Empties, fills or spoils the shared data for a case.
  func prepare(_ store: Surroundings.Store, home: URL) throws {}
}

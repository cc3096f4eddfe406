import Foundation
import FoundationNetworking
@_spi(Hosting) import WidgetAuthoring
import WidgetModel

/// What the network and the shared data of a scenario hold.
final class Fixtures {
  /// Reads a folder of fixtures; without one, requests succeed with empty bodies.
  init(folder: String?) {
    self.folder = folder
  }

  private let folder: String?

  /// How a request ends.
  func outcome(of request: URLRequest, _ mode: Surroundings.Network) -> NetworkOutcome {
    NetworkOutcome(delay: 0.1, body: .response(status: 200, headers: [:], body: Data()))
  }

  /// Empties, fills or spoils the shared data for a case.
  func prepare(_ store: Surroundings.Store, home: URL) throws {}
}

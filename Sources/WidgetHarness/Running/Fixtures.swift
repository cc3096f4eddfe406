import Foundation
import FoundationNetworking
@_spi(Hosting) import WidgetAuthoring
import WidgetModel

/// What the network and the shared data of a scenario hold.
///
/// A folder of fixtures has, each of them optional, `index.json` for the network, `defaults.json` for
/// the suites of shared defaults, and `groups` with a folder for each app group.
final class Fixtures {
  private let network: NetworkFixtures
  private let shared: SharedFixtures

  /// Reads a folder of fixtures; without one, requests succeed with empty bodies.
  ///
  /// - Throws: What is wrong with a file of the folder.
  init(folder: String?) throws {
    guard let folder else {
      network = NetworkFixtures()
      shared = SharedFixtures()
      return
    }
    let url = URL(fileURLWithPath: folder, isDirectory: true)
    func file(_ name: String) -> URL? {
      let file = url.appendingPathComponent(name)
      return FileManager.default.fileExists(atPath: file.path) ? file : nil
    }
    network = try file("index.json") == nil ? NetworkFixtures() : NetworkFixtures(folder: url)
    shared = try SharedFixtures(file: file("defaults.json"), groups: file("groups"))
  }

  /// How a request ends.
  func outcome(of request: URLRequest, _ mode: Surroundings.Network) -> NetworkOutcome {
    network.outcome(of: request, in: mode)
  }

  /// Empties, fills or spoils the shared data for a case.
  func prepare(_ store: Surroundings.Store) { SharedData.prepare(store, fixtures: shared) }
}

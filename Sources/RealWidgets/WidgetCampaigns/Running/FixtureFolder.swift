import AuthoringValues
import Foundation
import WidgetModel

/// A user's fixtures of the network and the shared data.
///
/// A folder of fixtures has, each optional, `index.json` for the network, `defaults.json` for the
/// suites of shared defaults, `groups` with a folder for each app group, and the files that
/// `index.json` names.
package struct FixtureFolder {
  package let network: NetworkFixtures

  package let shared: SharedFixtures

  private let folder: String?

  /// The dates in the fixtures, one a day at most; O(bytes of the files), each time.
  package var dates: [WallDate] { folder.map(FixtureDates.dates(in:)) ?? [] }

  /// Reads a folder of fixtures; without one, answers and data are synthesized.
  package init(folder: String?) throws {
    self.folder = folder
    guard let folder else {
      network = NetworkFixtures()
      shared = SharedFixtures()
      return
    }
    let url = URL(fileURLWithPath: folder, isDirectory: true)
    let names = try FixtureFolder.names(in: folder)
    func file(_ name: String) -> URL? {
      names.contains(name) ? url.appendingPathComponent(name) : nil
    }
    network = try file("index.json") == nil ? NetworkFixtures() : NetworkFixtures(folder: url)
    shared = try SharedFixtures(file: file("defaults.json"), groups: file("groups"))
    try checkMembers(names)
  }

  private static func names(in folder: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
      throw UnreadableInput("the folder of fixtures \(folder) is not there")
    }
    guard isFolder.boolValue else {
      throw UnreadableInput("\(folder) is not a folder; give the folder that holds index.json")
    }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw UnreadableInput("the folder of fixtures \(folder) cannot be read")
    }
    return names.sorted()
  }

  /// Rejects a member that nothing reads: it may be misspelled.
  private func checkMembers(_ names: [String]) throws {
    let named = Set(network.files.map { $0.split(separator: "/").first.map(String.init) ?? "" })
    let known = named.union(["index.json", "defaults.json", "groups"])
    guard let stray = names.first(where: { !$0.hasPrefix(".") && !known.contains($0) }) else {
      return
    }
    throw UnreadableInput(
      """
      the folder of fixtures has the member \(stray), which nothing reads: it holds index.json, \
      defaults.json, groups, and the files that index.json names
      """
    )
  }
}

extension FixtureFolder {
  /// Validates a folder and returns its absolute path, since workers have other working
  /// directories; throws ``UnreadableInput`` before anything is built or run.
  static func checkedPath(_ folder: String) throws -> String {
    let path = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL.path
    do {
      _ = try FixtureFolder(folder: path)
    } catch let error as FixtureError {
      throw UnreadableInput("\(error) (in \(path))")
    }
    return path
  }
}

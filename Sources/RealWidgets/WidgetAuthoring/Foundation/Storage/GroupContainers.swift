import Foundation
import WidgetModel

/// The folders that stand for the containers of app groups.
final class GroupContainers: @unchecked Sendable {
  static let shared = GroupContainers()

  private let lock = NSLock()
  private var mode = Surroundings.Store.empty
  private var source: URL?
  private var known: [String: URL] = [:]

  /// Makes all containers that code ever asked for as a case begins with them.
  ///
  /// Code may keep a container's URL from one case to the next, so that asking again is no sign.
  func prepare(_ mode: Surroundings.Store, _ source: URL?) {
    lock.withLock {
      self.mode = mode
      self.source = source
      for (group, folder) in known.sorted(by: { $0.key < $1.key }) { fill(folder, for: group) }
    }
  }

  /// Forgets all containers and leaves them as they are.
  func forget() {
    lock.withLock {
      mode = .empty
      source = nil
      known = [:]
    }
  }

  /// The folder of a group in the host environment, `nil` without one.
  func folder(ofGroup group: String) -> URL? {
    guard let host = CurrentHost.environment else { return nil }
    host.noteRead(of: "container of \(group)")
    CurrentHost.needs(.appGroups, group)
    let folder = host.container(ofGroup: group)
    lock.withLock {
      guard known[group] != folder else { return }
      known[group] = folder
      fill(folder, for: group)
    }
    return folder
  }

  /// Bytes for a file of a container that is not there, `nil` where none are to be made up.
  ///
  /// The host environment is told then that shared data is missing.
  func madeUp(for file: URL) -> Data? {
    let path = file.standardizedFileURL.path
    let (group, isPresent) = lock.withLock {
      (known.first { path.hasPrefix($0.value.standardizedFileURL.path + "/") }, mode == .present)
    }
    guard let group, !FileManager.default.fileExists(atPath: path) else { return nil }
    let place = path.dropFirst(group.value.standardizedFileURL.path.count + 1)
    guard isPresent else {
      CurrentHost.note(.sharedDataMissed, String(place))
      return nil
    }
    OutsideData.shared.note(OutsideItem(.file, "\(group.key)/\(place)"))
    let data = OutsideData.shared.makeUp(.file, "\(group.key)/\(place)")
    return data.isEmpty ? nil : data
  }

  private func fill(_ folder: URL, for group: String) {
    let files = FileManager.default
    try? files.removeItem(at: folder)
    try? files.createDirectory(at: folder, withIntermediateDirectories: true)
    guard mode != .empty, let origin = source?.appendingPathComponent(group),
      let paths = files.enumerator(atPath: origin.path)
    else { return }
    for case let path as String in paths {
      let target = folder.appendingPathComponent(path)
      guard let data = files.contents(atPath: origin.appendingPathComponent(path).path) else {
        try? files.createDirectory(at: target, withIntermediateDirectories: true)
        continue
      }
      try? files.createDirectory(
        at: target.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      let content = mode == .corrupt ? CorruptValues.spoiled(data, seed: path) : data
      OutsideData.shared.give(mode == .corrupt ? Data() : content)
      try? content.write(to: target)
    }
  }
}

extension FileManager {
  /// The container that a widget shares with its app, `nil` where the group is not set up.
  ///
  /// Without a host environment no group is.
  public func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? {
    if !group.hasPrefix("group.") { CurrentHost.note(.misnamedGroupUsed, group) }
    return GroupContainers.shared.folder(ofGroup: group)
  }
}

import Foundation
import WidgetModel

final class GroupContainers: @unchecked Sendable {
  static let shared = GroupContainers()

  // Recursive: filling a container writes files, and each write asks for their content first.
  private let lock = NSRecursiveLock()
  private var isFilling = false
  private var mode = Surroundings.Store.empty
  private var source: URL?
  private var known: [String: URL] = [:]

  /// Resets all containers that code has asked for; code may keep a URL, so a second request does
  /// not signal a new case.
  func prepare(_ mode: Surroundings.Store, _ source: URL?) {
    lock.withLock {
      self.mode = mode
      self.source = source
      for (group, folder) in known.sorted(by: { $0.key < $1.key }) { fill(folder, for: group) }
    }
  }

  func forget() {
    lock.withLock {
      mode = .empty
      source = nil
      known = [:]
    }
  }

  /// Returns the folder of a group; `nil` without a host environment.
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

  /// Returns synthesized bytes for a missing file; reports the file and returns `nil` without any.
  func madeUp(for file: URL) -> Data? {
    let (found, isPresent) = lock.withLock { (place(of: file), mode == .present) }
    guard let found, !FileManager.default.fileExists(atPath: file.path) else { return nil }
    guard isPresent else {
      CurrentHost.record(.sharedDataMissed, found.path)
      return nil
    }
    CurrentHost.environment?.noteRead(of: "file \(found.path) of \(found.group)")
    OutsideData.shared.record(OutsideItem(.file, "\(found.group)/\(found.path)"))
    let data = OutsideData.shared.makeUp(.file, "\(found.group)/\(found.path)")
    return data.isEmpty ? nil : data
  }

  /// Returns a container file's state before a write; `nil` for other files and without a host.
  func content(of file: URL) -> (name: String, data: Data?, isOfApp: Bool)? {
    guard CurrentHost.environment != nil else { return nil }
    return lock.withLock {
      guard !isFilling, let (group, place) = place(of: file) else { return nil }
      let given = source?.appendingPathComponent(group).appendingPathComponent(place)
      let isOfApp = given.map { FileManager.default.fileExists(atPath: $0.path) } ?? false
      let data = mode == .present ? FileManager.default.contents(atPath: file.path) : nil
      return (place, data, isOfApp)
    }
  }

  func contains(_ file: URL) -> Bool { lock.withLock { place(of: file) != nil } }

  /// True if the app's data is present and undamaged.
  var isPresent: Bool { lock.withLock { mode == .present } }

  private func place(of file: URL) -> (group: String, path: String)? {
    let path = file.standardizedFileURL.path
    for (group, folder) in known {
      let start = folder.standardizedFileURL.path + "/"
      if path.hasPrefix(start) { return (group, String(path.dropFirst(start.count))) }
    }
    return nil
  }

  private func fill(_ folder: URL, for group: String) {
    isFilling = true
    defer { isFilling = false }
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
  /// Returns the container that a widget shares with its app; `nil` without a host environment.
  public func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? {
    if !group.hasPrefix("group.") { CurrentHost.record(.misnamedGroupUsed, group) }
    return GroupContainers.shared.folder(ofGroup: group)
  }
}

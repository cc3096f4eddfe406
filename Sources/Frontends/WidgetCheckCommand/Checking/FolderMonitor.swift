import Foundation
import Synchronization
import XcodeProjects

/// Detects changed files in a folder by their sizes and dates; polling works on every file system.
final class FolderMonitor: Sendable {
  /// The shortest time between two polls, in seconds.
  static let interval = 0.5

  private struct Stamp: Equatable {
    let size: UInt64
    let date: Date
  }

  private struct State {
    var stamps: [String: Stamp] = [:]
    var changes: [String] = []
    var asked = ContinuousClock.now
  }

  private let folder: String
  private let output: String
  private let state = Mutex(State())

  /// The extensions of files that a check reads.
  private static let kinds: Set = [
    "swift", "plist", "entitlements", "strings", "stringsdict", "xcstrings", "pbxproj", "xcproj",
    "xcconfig", "json", "intentdefinition", "xcscheme", "txt",
  ]

  /// Prepares to monitor a folder, except for the output folder in it.
  init(_ folder: String, besides output: String) {
    self.folder = folder
    self.output = output
  }

  func begin() {
    let stamps = stamps()
    state.withLock { $0 = State(stamps: stamps) }
  }

  var count: Int { state.withLock { $0.stamps.count } }

  /// The names of the first few files that were changed, added or removed.
  var changes: [String] { state.withLock { $0.changes } }

  var hasChanged: Bool {
    let isDue = state.withLock { state in
      let isDue = state.changes.isEmpty && state.asked.duration(to: .now) >= .seconds(Self.interval)
      if isDue { state.asked = .now }
      return isDue
    }
    if isDue {
      let now = stamps()
      state.withLock { state in
        let names = Set(now.keys).union(state.stamps.keys).filter { now[$0] != state.stamps[$0] }
        state.changes = Array(names.sorted().prefix(5))
      }
    }
    return state.withLock { !$0.changes.isEmpty }
  }

  private func stamps() -> [String: Stamp] {
    var stamps: [String: Stamp] = [:]
    let root = URL(fileURLWithPath: folder, isDirectory: true)
    let files = FileManager.default.enumerator(
      at: root,
      includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles
    )
    while let file = files?.nextObject() as? URL {
      let path = file.standardizedFileURL.path
      // The reports of a check must not start the next one.
      if path == output || ProjectSearch.foreignFolders.contains(file.lastPathComponent) {
        files?.skipDescendants()
        continue
      }
      guard Self.kinds.contains(file.pathExtension),
        let values = try? FileManager.default.attributesOfItem(atPath: path)
      else { continue }
      let name = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
      stamps[name] = Stamp(
        size: values[.size] as? UInt64 ?? 0,
        date: values[.modificationDate] as? Date ?? .distantPast
      )
    }
    return stamps
  }
}

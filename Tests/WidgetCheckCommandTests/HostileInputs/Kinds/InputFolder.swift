import Foundation

/// A folder of this process for the inputs that readers read from files.
struct InputFolder: Sendable {
  let path: String

  /// Creates the folder below the system's temporary one.
  init(_ name: String) {
    path =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("HostileInputTests-\(getpid())/\(name)").path
  }

  /// Writes an input, with other files next to it.
  func write(_ bytes: [UInt8], as name: String, beside others: [String: String] = [:]) throws {
    for (name, data) in others.mapValues({ Data($0.utf8) }).merging(
      [name: Data(bytes)],
      uniquingKeysWith: { $1 }
    ) {
      let url = URL(fileURLWithPath: path + "/" + name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try data.write(to: url)
    }
  }
}

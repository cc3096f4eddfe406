import Foundation
import Reporting

extension CheckedFiles {
  /// The files of some full paths, as the readers of a report find them.
  ///
  /// - Parameters:
  ///   - paths: The paths of the files.
  ///   - bundle: The declaration of the bundle, such as `Feed.swift:12`; empty of none.
  package init(at paths: [String], bundle: String = "") {
    let full = paths.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    self.init(SourcePaths.relative(full), fullPaths: full, bundle: bundle)
  }

  /// The Swift files and property lists below a folder.
  ///
  /// - Parameter folder: The folder.
  /// - Throws: ``CommandError/unreadable(_:)`` when the folder cannot be read.
  package init(under folder: String) throws {
    guard let names = FileManager.default.enumerator(atPath: folder) else {
      throw CommandError.unreadable("\(folder) is not a folder that can be read; name another one")
    }
    let endings = [".swift", ".plist", ".entitlements"]
    let files = names.compactMap { $0 as? String }
      .filter { name in endings.contains(where: name.hasSuffix) }
      .filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
    self.init(at: files.sorted().map { "\(folder)/\($0)" })
  }
}

import Foundation
import Reporting

extension CheckedFiles {
  package init(at paths: [String], bundle: String = "") {
    let full = paths.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    self.init(SourcePaths.relative(full), fullPaths: full, bundle: bundle)
  }

  /// Lists the Swift files and property lists under a folder, or throws
  /// ``CommandError/unreadable(_:)``.
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

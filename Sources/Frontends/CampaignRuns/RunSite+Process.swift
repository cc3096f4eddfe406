import Foundation
import RunRecord

extension RunSite {
  /// The site of this process: the program as it was called, as far as that can be pasted.
  ///
  /// A script that starts the program says in `WIDGETCHECK_COMMAND` how it was called itself.
  package static var ofProcess: RunSite {
    var site = RunSite()
    let script = ProcessInfo.processInfo.environment["WIDGETCHECK_COMMAND"] ?? ""
    let called = script.isEmpty ? CommandLine.arguments[0] : script
    site.program = RunSite.shortened(called, in: FileManager.default.currentDirectoryPath)
    return site
  }

  /// A path as it may be written in a folder: without the folder, if it lies below it.
  package static func shortened(_ path: String, in folder: String) -> String {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    guard path.hasPrefix(start) else { return path }
    let rest = String(path.dropFirst(start.count))
    // A name without a slash would be looked for elsewhere.
    return rest.contains("/") ? rest : "./" + rest
  }
}

import Foundation
import RunRecord

extension RunSite {
  /// The site of this process; a starting script passes its own name in `WIDGETCHECK_COMMAND`.
  package static var ofProcess: RunSite {
    var site = RunSite()
    let script = ProcessInfo.processInfo.environment["WIDGETCHECK_COMMAND"] ?? ""
    let called = script.isEmpty ? CommandLine.arguments[0] : script
    site.program = RunSite.shortened(called, in: FileManager.default.currentDirectoryPath)
    return site
  }

  package static func shortened(_ path: String, in folder: String) -> String {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    guard path.hasPrefix(start) else { return path }
    let rest = String(path.dropFirst(start.count))
    // A shell looks for a name without a slash in `PATH`.
    return rest.contains("/") ? rest : "./" + rest
  }
}

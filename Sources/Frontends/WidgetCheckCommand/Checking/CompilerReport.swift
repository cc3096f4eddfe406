import Foundation

/// The compiler's errors with advice.
struct CompilerReport {
  let text: String

  init(_ output: String, _ folder: SourceFolder) {
    let lines = output.split(separator: "\n").map(String.init)
    let errors = lines.filter { $0.contains(": error: ") }
    var seen: Set<String> = []
    let distinct = errors.filter { seen.insert($0).inserted }
    guard !distinct.isEmpty else {
      text = "the files do not build:\n" + lines.suffix(30).joined(separator: "\n")
      return
    }
    let prefix = folder.path + "/"
    let shown = distinct.prefix(30).map { line in
      "  " + (line.hasPrefix(prefix) ? String(line.dropFirst(prefix.count)) : line)
    }
    var parts = ["the files do not build against WidgetCheck's modules:"]
    parts += shown
    if distinct.count > shown.count { parts.append("  and \(distinct.count - shown.count) more") }
    let names = CompilerReport.missing(in: distinct)
    if !names.isEmpty {
      parts.append(
        "Names that are not there: \(names.joined(separator: ", ")). If a file of the app declares them, "
          + "put it into the folder; if a file is not needed, leave it out with --exclude FILE"
      )
    }
    text = parts.joined(separator: "\n")
  }

  private static func missing(in errors: [String]) -> [String] {
    var names: [String] = []
    for error in errors {
      for phrase in ["cannot find type '", "cannot find '", "has no member '", "no such module '"] {
        guard let range = error.range(of: phrase) else { continue }
        let name = String(error[range.upperBound...].prefix { $0 != "'" })
        if !names.contains(name) { names.append(name) }
        break
      }
    }
    return names
  }
}

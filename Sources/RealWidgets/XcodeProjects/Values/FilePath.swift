/// Paths as strings.
enum FilePath {
  /// Returns an absolute path without `.`, `..`, doubled and final slashes; links are not followed.
  static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  static func name(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }

  /// Returns the lowercase extension of a path; empty if there is none.
  static func kind(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  static func folder(_ path: String) -> String {
    let parts = path.split(separator: "/").dropLast()
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}

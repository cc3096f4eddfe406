/// Paths as texts.
enum FilePath {
  /// An absolute path without `.`, `..`, doubled and final slashes; links are not followed.
  static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The last part of a path.
  static func name(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }

  /// What follows the last dot of a path's last part, in small letters; empty where there is no dot.
  static func kind(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// The folder of a path.
  static func folder(_ path: String) -> String {
    let parts = path.split(separator: "/").dropLast()
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}

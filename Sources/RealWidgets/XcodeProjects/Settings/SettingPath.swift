/// A path as split by the operators of settings, after swift-build's (`SWBMacro`).
struct SettingPath {
  private let path: Substring

  /// Creates a path; final slashes are ignored.
  init(_ path: String) {
    let end = path.lastIndex { $0 != "/" }
    self.path = end.map { path[...$0] } ?? path.prefix(1)
  }

  /// The path before the last slash: empty without one, `/` for items in the root.
  var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  var name: String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? String(path)
  }

  var base: String { String(name.dropLast(suffix.count)) }

  /// The last part's extension with its dot; empty if there is none, or nothing before it.
  var suffix: String {
    let name = name
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return String(name[dot...])
  }

  /// The path without `.` and doubled slashes; an absolute one also without `..`.
  var standardized: String {
    if path.hasPrefix("/") { return FilePath.normalized(String(path)) }
    return path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }

  /// Returns the path relative to a folder; `nil` unless both are absolute.
  func relative(to folder: String) -> String? {
    guard path.hasPrefix("/"), folder.hasPrefix("/") else { return nil }
    let own = FilePath.normalized(String(path)).split(separator: "/")
    let other = FilePath.normalized(folder).split(separator: "/")
    let shared = zip(own, other).prefix { $0 == $1 }.count
    let way = Array(repeating: "..", count: other.count - shared) + own[shared...].map(String.init)
    return way.isEmpty ? "." : way.joined(separator: "/")
  }

  /// Joins two paths; an absolute second one replaces the first.
  static func joined(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || name.hasPrefix("/") { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}

/// A path as the operators of settings divide it.
///
/// Source: swift-build's operators on paths (`SWBMacro`), read for their results.
struct SettingPath {
  private let path: Substring

  /// Creates a path; slashes at its end do not count.
  init(_ path: String) {
    let end = path.lastIndex { $0 != "/" }
    self.path = end.map { path[...$0] } ?? path.prefix(1)
  }

  /// The path before the last slash: empty where there is none, `/` for what lies in the root.
  var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part.
  var name: String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? String(path)
  }

  /// The last part without its suffix.
  var base: String { String(name.dropLast(suffix.count)) }

  /// The last dot of the last part and what follows; empty where there is none, or nothing before it.
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

  /// The way from a folder to this path; `nil` unless both are absolute.
  func relative(to folder: String) -> String? {
    guard path.hasPrefix("/"), folder.hasPrefix("/") else { return nil }
    let own = FilePath.normalized(String(path)).split(separator: "/")
    let other = FilePath.normalized(folder).split(separator: "/")
    let shared = zip(own, other).prefix { $0 == $1 }.count
    let way = Array(repeating: "..", count: other.count - shared) + own[shared...].map(String.init)
    return way.isEmpty ? "." : way.joined(separator: "/")
  }

  /// Two paths one behind the other; an absolute second one stands alone.
  static func joined(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || name.hasPrefix("/") { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}

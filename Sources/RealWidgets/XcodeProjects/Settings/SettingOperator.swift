/// An operator in a reference, such as `lower` in `$(NAME:lower)`.
///
/// Source: `xcode-projects` B4, and swift-build's operators (`SWBMacro`), for their results.
enum SettingOperator {
  /// Applies an operator, with any text after its equals sign; returns `nil` for an unknown one.
  static func apply(_ name: String, _ argument: String?, to value: String) -> String? {
    argument.map { replace(name, $0, in: value) } ?? retrieve(name, from: value)
  }

  private static func retrieve(_ name: String, from value: String) -> String? {
    switch name {
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    case "identifier": SettingIdentifier.c(value)
    case "c99extidentifier": SettingIdentifier.c99(value)
    case "rfc1034identifier": SettingIdentifier.rfc1034(value)
    case "quote": SettingList.quoted(value)
    case "dir":
      switch SettingPath(value).folder {
      case "": "./"
      case let folder: folder.hasSuffix("/") ? folder : folder + "/"
      }
    case "file": SettingPath(value).name
    case "base": SettingPath(value).base
    case "suffix": SettingPath(value).suffix
    case "standardizepath": SettingPath(value).standardized
    // Only the word YES counts as true here.
    case "not": value == "YES" ? "NO" : "YES"
    case "truncatedversion": value.split(separator: ".").prefix(3).joined(separator: ".")
    default: nil
    }
  }

  private static func replace(_ name: String, _ argument: String, in value: String) -> String? {
    let path = SettingPath(value)
    switch name {
    case "default": return value.isEmpty ? argument : value
    case _ where value.isEmpty && known.contains(name): return ""
    case "dir": return SettingPath.joined(argument, path.name)
    case "file": return SettingPath.joined(path.folder, argument)
    case "base": return SettingPath.joined(path.folder, argument) + path.suffix
    case "suffix":
      let kind = argument.split(separator: ".").last ?? ""
      return SettingPath.joined(path.folder, path.base) + (kind.isEmpty ? "" : "." + kind)
    case "relativeto": return SettingPath(argument).relative(to: value) ?? value
    case "isancestor":
      let way = SettingPath(argument).relative(to: value) ?? ""
      return way.split(separator: "/").contains { $0 != ".." } || way.isEmpty || way == "."
        ? "NO" : "YES"
    default: return nil
    }
  }

  /// The operators that leave an empty value empty.
  private static let known: Set = ["dir", "file", "base", "suffix", "relativeto"]
}

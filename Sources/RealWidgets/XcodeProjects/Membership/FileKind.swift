/// The roles that Xcode gives files of a synchronized folder, by name alone.
enum FileKind {
  /// Returns a file's role; `nil` for one of the project only.
  ///
  /// Source: `xcode-projects` B4, and XcodeProj#934, XcodeGen#1668 for files that are never copied.
  static func role(of path: String) -> ProjectTarget.File.Role? {
    let name = FilePath.name(path)
    switch FilePath.kind(path) {
    case "swift", "m", "mm", "c", "cc", "cpp", "cxx", "s", "metal", "intentdefinition",
      "xcdatamodeld", "xcdatamodel", "mlmodel", "mlpackage", "xcmappingmodel", "y", "l", "d":
      return .source
    case "h", "hpp", "hh", "pch", "inc": return .header
    case "entitlements", "xcconfig", "md", "modulemap", "xcodeproj", "xcworkspace", "xctestplan",
      "playground", "docc", "apinotes":
      return nil
    case "framework", "xcframework", "a", "tbd", "dylib": return .framework
    case "plist": return name == "Info.plist" ? nil : .resource
    default: return name.hasPrefix(".") || name == "Info.plist" ? nil : .resource
    }
  }

  static func isPackage(_ name: String) -> Bool {
    [
      "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "framework", "xcframework", "docc",
      "playground", "xcodeproj", "xcworkspace", "mlpackage", "icon", "scnassets", "rkassets",
      "app", "appex", "photoslibrary", "xcmappingmodel",
    ].contains(FilePath.kind(name))
  }
}

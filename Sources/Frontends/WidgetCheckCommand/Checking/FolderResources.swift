import CampaignRuns
import Foundation

/// The files of a checked folder that are no code: what goes with the program, and what cannot.
///
/// They stand beside the program as in an extension's bundle: all on one level, but those of a language
/// in its folder. `Info.plist` tells the main bundle's values instead.
struct FolderResources {
  /// A file that goes with the program.
  struct Resource: Equatable {
    /// Its path below the folder.
    let name: String
    /// Its path beside the program, such as `en.lproj/Localizable.strings`.
    let target: String
  }

  /// A file or package that is not read.
  struct Unread: Equatable {
    /// Its path below the folder.
    let name: String
    /// Why not.
    let reason: String
  }

  /// The files that go with the program, by their targets.
  let resources: [Resource]

  /// The string catalogues, whose tables stand beside the program.
  let catalogs: [String]

  /// What is not read, by name.
  let unread: [Unread]

  /// The asset catalogues, of which the names are read.
  let assetCatalogs: [String]

  /// The path below the folder of the extension's property list, `nil` when there is none.
  let propertyList: String?

  /// The paths below the folder of what describes a bundle: property lists, entitlements, definitions of intents.
  let descriptions: [String]

  private let folder: String

  /// Sorts the files of a folder.
  ///
  /// - Parameters:
  ///   - path: The folder, or a file, which has nothing beside it.
  ///   - others: Folders in it that are the command's affair, such as that of its reports.
  init(of path: String, besides others: [String] = []) {
    folder = path
    let others = others.map { URL(fileURLWithPath: $0).standardizedFileURL.path + "/" }
    let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    var resources: [String: Resource] = [:]
    var unread: [String: Unread] = [:]
    var lists: [String] = []
    var descriptions: [String] = []
    var catalogs: [String] = []
    for name in all.sorted() {
      let parts = name.split(separator: "/").map(String.init)
      let full = path + "/" + name
      guard let last = parts.last, !parts.contains(where: { $0.hasPrefix(".") }),
        !others.contains(where: { full.hasPrefix($0) })
      else { continue }
      if FolderResources.describesTarget(last), !FolderResources.isDependency(parts) {
        descriptions.append(name)
      }
      if let depth = parts.firstIndex(where: { FolderResources.reason(for: $0) != nil }) {
        let package = parts[...depth].joined(separator: "/")
        let reason = FolderResources.reason(for: parts[depth]) ?? ""
        unread[package] = Unread(name: package, reason: reason)
      } else if FolderResources.isOfProject(parts) || FolderResources.isFolder(full) {
        continue
      } else if FolderResources.describesBundle(full) {
        lists.append(name)
        descriptions.append(name)
      } else if last.hasSuffix(".xcstrings") {
        if FolderResources.catalog(full) == nil {
          unread[name] = Unread(name: name, reason: "it is no string catalogue")
        } else {
          catalogs.append(name)
        }
      } else if !FileManager.default.fileExists(atPath: full) {
        unread[name] = Unread(name: name, reason: "it is a link that leads nowhere")
      } else {
        let language = parts.dropLast().last { $0.hasSuffix(".lproj") }
        let target = language.map { $0 + "/" + last } ?? last
        if let first = resources[target] {
          let reason = "\(first.name) has the same name in the extension's bundle"
          unread[name] = Unread(name: name, reason: reason)
        } else {
          resources[target] = Resource(name: name, target: target)
        }
      }
    }
    self.resources = resources.values.sorted { $0.target < $1.target }
    self.catalogs = catalogs
    self.unread = unread.values.sorted { $0.name < $1.name }
    assetCatalogs = self.unread.map(\.name).filter { $0.hasSuffix(".xcassets") }
    propertyList = FolderResources.extensionList(among: lists, in: path)
    self.descriptions = descriptions
  }

  /// Puts the files beside the program.
  ///
  /// - Parameter target: The program's folder.
  /// - Throws: ``CommandError`` that names the file that cannot be read or written.
  func copy(to target: String) throws {
    let manager = FileManager.default
    for resource in resources {
      let place = URL(fileURLWithPath: target + "/" + resource.target)
      do {
        try manager.createDirectory(
          at: place.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        let source = URL(fileURLWithPath: folder + "/" + resource.name)
        try manager.copyItem(at: source.resolvingSymlinksInPath(), to: place)
      } catch {
        throw CommandError.unreadable("\(folder)/\(resource.name) cannot be copied: \(error)")
      }
    }
    for name in catalogs {
      do { try FolderResources.catalog(folder + "/" + name)?.write(to: target) } catch {
        throw CommandError.unreadable("\(folder)/\(name) cannot be made into tables: \(error)")
      }
    }
  }

  private static func catalog(_ path: String) -> StringCatalog? {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return FileManager.default.contents(atPath: path).flatMap { StringCatalog($0, name: name) }
  }

  /// The one of several lists that describes a widget extension, else the outermost.
  private static func extensionList(among lists: [String], in folder: String) -> String? {
    lists.first { text(of: folder + "/" + $0).contains("com.apple.widgetkit-extension") }
      ?? lists.min { ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1) }
  }

  /// Whether a file is the property list of an app or extension; others, such as those that come with
  /// a service, are resources.
  private static func describesBundle(_ path: String) -> Bool {
    if path.hasSuffix("/Info.plist") { return true }
    guard path.hasSuffix("-Info.plist") else { return false }
    return ["CFBundle", "NSExtension"].contains { text(of: path).contains($0) }
  }

  private static func text(of path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }

  /// Why a file or package with such a name is not read, `nil` where it may be.
  private static func reason(for name: String) -> String? {
    switch URL(fileURLWithPath: name).pathExtension {
    case "xcassets": "of its images and colours only the names are known here"
    case "intentdefinition":
      "of its intents only the names are known here; what code uses of them has to be declared in Swift"
    case "xcdatamodeld", "storyboard", "xib", "mlmodel", "metal": "nothing builds it here"
    default: nil
    }
  }

  /// Whether a file belongs to the project, or is code, rather than to what an extension carries.
  private static func isOfProject(_ parts: [String]) -> Bool {
    let packages = ["xcodeproj", "xcworkspace", "playground", "docc"]
    let kinds = [
      "swift", "h", "m", "mm", "c", "cpp", "hpp", "modulemap", "md", "entitlements", "xcconfig",
      "resolved", "lock", "sh", "rb", "yml", "gradle",
    ]
    return isDependency(parts)
      || parts.contains { part in packages.contains { part.hasSuffix("." + $0) } }
      || kinds.contains(URL(fileURLWithPath: parts.last ?? "").pathExtension)
      || ["LICENSE", "Podfile", "Makefile"].contains(parts.last)
  }

  /// Whether a file comes with what a project depends on, or was built.
  private static func isDependency(_ parts: [String]) -> Bool {
    let folders = ["Pods", "Carthage", "DerivedData", "node_modules", "build"]
    return parts.contains { folders.contains($0) }
  }

  /// Whether a file says what a target is entitled to, or defines its intents.
  private static func describesTarget(_ name: String) -> Bool {
    ["entitlements", "intentdefinition"].contains(URL(fileURLWithPath: name).pathExtension)
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

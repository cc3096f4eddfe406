import CampaignRuns
import Foundation
import XcodeProjects

/// A checked folder's files other than code: resources, and files that cannot be used.
///
/// Resources are copied flat, except for language folders; `Info.plist` is the main bundle's
/// values.
struct FolderResources {
  struct Resource: Equatable {
    /// Its path relative to the folder.
    let name: String
    /// Its path in the bundle, such as `en.lproj/Localizable.strings`.
    let target: String
  }

  struct Unread: Equatable {
    /// Its path relative to the folder.
    let name: String
    let reason: String
  }

  let resources: [Resource]

  /// The names of the target's files that do not exist.
  var missing: [String] {
    unread.filter { $0.reason == FolderResources.notThere }.map {
      $0.name.split(separator: "/").last.map(String.init) ?? $0.name
    }
  }

  private static let notThere = "it is not there"

  /// The string catalogues, whose tables are written to the bundle.
  private(set) var catalogs: [String] = []

  let unread: [Unread]

  /// The asset catalogues, of which only the names are read.
  let assetCatalogs: [String]

  /// The extension's property list, relative to the folder; `nil` if there is none.
  private(set) var propertyList: String?

  /// The paths of property lists, entitlements and intent definitions in the folder.
  private(set) var descriptions: [String] = []

  private var dataModelNames: [String] = []

  /// The paths of property lists of bundles in the folder.
  private var lists: [String] = []

  private let folder: String

  /// Sorts the files of a folder, or of a single file, which has no resources.
  init(of path: String, besides others: [String] = []) {
    let others = others.map { URL(fileURLWithPath: $0).standardizedFileURL.path + "/" }
    let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    let names = all.sorted().filter { name in
      let parts = name.split(separator: "/")
      let full = path + "/" + name
      return !parts.contains(where: { $0.hasPrefix(".") })
        && !others.contains(where: { full.hasPrefix($0) })
    }
    self.init(names, in: path) { parts, full in
      FolderResources.isOfProject(parts) || FolderResources.isFolder(full)
    }
    propertyList = FolderResources.extensionList(among: lists, in: path)
  }

  /// Sorts the files of a project's target; all files of its resources phase are copied.
  init(files: [String], below path: String, propertyList: String?) {
    let names = files.map { SourceFolder.name(of: $0, below: path) }
    self.init(names, in: path) { _, _ in false }
    guard let propertyList else { return }
    self.propertyList = SourceFolder.name(of: propertyList, below: path)
    descriptions.append(SourceFolder.name(of: propertyList, below: path))
  }

  private init(
    _ names: [String],
    in folder: String,
    leavingOut isLeftOut: (_ parts: [String], _ path: String) -> Bool
  ) {
    self.folder = folder
    var resources: [String: Resource] = [:]
    var unread: [String: Unread] = [:]
    for name in names {
      let parts = name.split(separator: "/").map(String.init)
      let full = FolderResources.path(of: name, in: folder)
      guard let last = parts.last else { continue }
      if FolderResources.describesTarget(last), !FolderResources.isDependency(parts) {
        descriptions.append(name)
      }
      if last.hasSuffix(".intentdefinition") {
        guard IntentDefinition(full) == nil else { continue }
        unread[name] = Unread(name: name, reason: "it is not a definition of intents")
        continue
      }
      if let depth = parts.firstIndex(where: FolderResources.isDataModel) {
        // Files inside a model are read with it.
        guard depth == parts.count - 1 else { continue }
        if DataModel(full) == nil {
          unread[name] = Unread(name: name, reason: "it is not a data model")
        } else {
          dataModelNames.append(name)
        }
        continue
      }
      if let depth = parts.firstIndex(where: { FolderResources.reason(for: $0) != nil }) {
        let package = (name.hasPrefix("/") ? "/" : "") + parts[...depth].joined(separator: "/")
        let reason = FolderResources.reason(for: parts[depth]) ?? ""
        unread[package] = Unread(name: package, reason: reason)
      } else if isLeftOut(parts, full) {
        continue
      } else if FolderResources.describesBundle(full) {
        lists.append(name)
        descriptions.append(name)
      } else if last.hasSuffix(".xcstrings") {
        if FolderResources.catalog(full) == nil {
          let reason = "it is not a string catalogue, or names a language that is not one"
          unread[name] = Unread(name: name, reason: reason)
        } else {
          catalogs.append(name)
        }
      } else if !FileManager.default.fileExists(atPath: full) {
        let reason =
          FolderResources.isLink(full)
          ? "it is a link that leads nowhere" : FolderResources.notThere
        unread[name] = Unread(name: name, reason: reason)
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
    self.unread = unread.values.sorted { $0.name < $1.name }
    assetCatalogs = self.unread.map(\.name).filter { $0.hasSuffix(".xcassets") }
  }

  var intentDefinitions: [String] {
    descriptions.filter { $0.hasSuffix(".intentdefinition") }
      .map { FolderResources.path(of: $0, in: folder) }
  }

  var stringCatalogs: [String] { catalogs.map { FolderResources.path(of: $0, in: folder) } }

  var dataModels: [String] {
    dataModelNames.map { FolderResources.path(of: $0, in: folder) }
  }

  /// Copies the files to the program, or throws a ``CommandError`` with one that it cannot.
  func copy(to target: String) throws {
    let manager = FileManager.default
    for resource in resources {
      let place = URL(fileURLWithPath: target + "/" + resource.target)
      do {
        try manager.createDirectory(
          at: place.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        let source = URL(fileURLWithPath: FolderResources.path(of: resource.name, in: folder))
        try manager.copyItem(at: source.resolvingSymlinksInPath(), to: place)
      } catch {
        let path = FolderResources.path(of: resource.name, in: folder)
        throw CommandError.unreadable("\(path) cannot be copied: \(error)")
      }
    }
    for path in dataModels {
      // Code checks that the compiled model exists before it creates a container; the generated
      // declarations have its contents.
      let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      try manager.createDirectory(
        atPath: "\(target)/\(name).momd",
        withIntermediateDirectories: true
      )
    }
    for name in catalogs {
      let source = FolderResources.path(of: name, in: folder)
      do { try FolderResources.catalog(source)?.write(to: target) } catch {
        throw CommandError.unreadable("\(source) cannot be made into tables: \(error)")
      }
    }
  }

  private static func catalog(_ path: String) -> StringCatalog? {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return FileManager.default.contents(atPath: path).flatMap { StringCatalog($0, name: name) }
  }

  /// Returns the list that describes a widget extension, or else the outermost.
  private static func extensionList(among lists: [String], in folder: String) -> String? {
    lists.first { text(of: folder + "/" + $0).contains("com.apple.widgetkit-extension") }
      ?? lists.min { ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1) }
  }

  /// Returns true if a file is the property list of an app or extension, not a resource.
  private static func describesBundle(_ path: String) -> Bool {
    if path.hasSuffix("/Info.plist") { return true }
    guard path.hasSuffix("-Info.plist") else { return false }
    return ["CFBundle", "NSExtension"].contains { text(of: path).contains($0) }
  }

  private static func text(of path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }

  /// Returns the reason why files with a given name are not read, `nil` if they are.
  private static func reason(for name: String) -> String? {
    switch URL(fileURLWithPath: name).pathExtension {
    case "xcassets": "of its images and colours only the names are known here"
    case "storyboard", "xib", "mlmodel", "metal": "nothing builds it here"
    default: nil
    }
  }

  private static func isDataModel(_ name: String) -> Bool {
    ["xcdatamodeld", "xcdatamodel"].contains(URL(fileURLWithPath: name).pathExtension)
  }

  /// Returns true if a file is code or belongs to the project, and is not a resource.
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

  private static func isDependency(_ parts: [String]) -> Bool {
    parts.contains(where: ProjectSearch.foreignFolders.contains)
  }

  private static func describesTarget(_ name: String) -> Bool {
    ["entitlements", "intentdefinition"].contains(URL(fileURLWithPath: name).pathExtension)
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  /// Returns the path of a file for a name that is relative to the folder, or absolute.
  static func path(of name: String, in folder: String) -> String {
    name.hasPrefix("/") ? name : folder + "/" + name
  }
}

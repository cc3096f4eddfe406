import Foundation

/// The absolute paths of the files and groups in a project's group tree.
struct PBXPaths {
  /// The folder that the project's paths are relative to.
  let root: String

  private var byID: [String: String] = [:]

  /// Walks the tree from its main group in O(objects); a group in several places keeps the first
  /// path, and a group inside itself is not entered again.
  init(_ objects: PBXObjects, root: String) {
    self.root = root
    var pending: [(id: String, folder: String)] = []
    if let main = objects.root.text("mainGroup") { pending.append((main, root)) }
    while let (id, folder) = pending.popLast() {
      guard byID[id] == nil, let object = objects[id] else { continue }
      let path = PBXPaths.path(of: object, in: folder, root: root)
      byID[id] = path
      pending += object.texts("children").reversed().map { ($0, path) }
    }
  }

  /// The absolute path of a file or group; `nil` for products, or files in no group.
  subscript(id: String) -> String? { byID[id].flatMap { $0.hasPrefix("/") ? $0 : nil } }

  var folders: [(id: String, path: String)] {
    byID.filter { $0.value.hasPrefix("/") && FilePath.kind($0.value).isEmpty }
      .map { (id: $0.key, path: $0.value) }
      .sorted { ($0.path, $0.id) < ($1.path, $1.id) }
  }

  private static func path(
    of object: PBXObjects.Object,
    in folder: String,
    root: String
  ) -> String {
    let own = object.text("path") ?? ""
    switch object.text("sourceTree") ?? "<group>" {
    case "<group>": return joined(folder, own)
    case "SOURCE_ROOT": return joined(root, own)
    case "<absolute>": return joined("/", own)
    // Products, the SDK and the toolchain are not files of the project.
    case let tree: return "<\(tree)>/" + own
    }
  }

  private static func joined(_ folder: String, _ path: String) -> String {
    if path.isEmpty { return folder }
    if path.hasPrefix("/") { return FilePath.normalized(path) }
    return folder.hasPrefix("<") ? folder + "/" + path : FilePath.normalized(folder + "/" + path)
  }
}

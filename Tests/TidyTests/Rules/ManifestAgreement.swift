/// A target depends on exactly the modules that its files import.
enum ManifestAgreement {
  /// The imports without a dependency, and the dependencies that nothing imports.
  ///
  /// Tests may import what their dependencies depend on. A target that the manifest makes of a list
  /// has the dependencies that its room names.
  static func findings(
    in files: [SwiftFile],
    manifest: String,
    rooms: [Room] = Room.all
  ) -> [Finding] {
    let manifest = Manifest(manifest)
    var targets = manifest.dependencies
    for room in rooms where targets[room.module] == nil { targets[room.module] = room.only }
    let modules = Set(rooms.map(\.module))
    var imports: [String: Set<String>] = [:]
    for file in files {
      guard let target = target(of: file.path, rooms) else { continue }
      imports[target, default: []].formUnion(file.names.imports.intersection(modules))
    }
    return imports.sorted { $0.key < $1.key }.flatMap { target, imported -> [Finding] in
      let declared = targets[target, default: []]
      if !modules.contains(target) {
        let missing = imported.subtracting(reach(of: target, targets))
        return missing.sorted().map { Finding(target, "imports \($0) without a dependency") }
      }
      let unused = declared.intersection(modules).subtracting(imported)
        .subtracting(manifest.macros)
      return imported.subtracting(declared).sorted().map {
        Finding(target, "imports \($0) without a dependency")
      } + unused.sorted().map { Finding(target, "depends on \($0) and does not import it") }
    }
  }

  private static func target(of path: String, _ rooms: [Room]) -> String? {
    let parts = path.split(separator: "/")
    // What other folders of tests hold is compiled by the tests themselves.
    if parts.count > 2, parts[0] == "Tests" {
      return parts[1].hasSuffix("Tests") ? String(parts[1]) : nil
    }
    return rooms.place(of: path)?.room.module
  }

  private static func reach(of target: String, _ targets: [String: Set<String>]) -> Set<String> {
    var reached: Set<String> = []
    var left = [target]
    while let next = left.popLast() {
      for other in targets[next, default: []] where reached.insert(other).inserted {
        left.append(other)
      }
    }
    return reached
  }
}

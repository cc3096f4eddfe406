/// The rule that a target depends on exactly the modules that its files import; a test may depend
/// on more.
///
/// The package manager rebuilds a target when one of its direct dependencies changed. An import
/// through another target would keep an outdated layout of types.
enum ManifestAgreement {
  /// Returns the imports without a dependency, and the dependencies that nothing imports.
  ///
  /// A target that the manifest makes from a list has the dependencies that its room names.
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
      // A test may need a program, or the objects that a module is linked with.
      let needed = modules.contains(target) ? declared : []
      let unused = needed.intersection(modules).subtracting(imported).subtracting(manifest.macros)
      return imported.subtracting(declared).sorted().map {
        Finding(target, "imports \($0) without a dependency")
      } + unused.sorted().map { Finding(target, "depends on \($0) and does not import it") }
    }
  }

  private static func target(of path: String, _ rooms: [Room]) -> String? {
    let parts = path.split(separator: "/")
    // The tests themselves compile the contents of other test folders.
    if parts.count > 2, parts[0] == "Tests" {
      return parts[1].hasSuffix("Tests") ? String(parts[1]) : nil
    }
    return rooms.place(of: path)?.room.module
  }
}

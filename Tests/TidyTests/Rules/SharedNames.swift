/// The rule that a type name means one type in the whole package.
enum SharedNames {
  /// The modules that deliberately repeat each other: the faulty examples and their near misses.
  private static let twins = ["FaultyExampleWidgets": "ExampleWidgets"]

  /// Returns the names that two modules declare at file level.
  static func findings(in files: [SwiftFile], rooms: [Room] = Room.all) -> [Finding] {
    var modules: [String: Set<String>] = [:]
    for file in files {
      guard let module = rooms.place(of: file.path)?.room.module else { continue }
      for name in file.names.declared {
        modules[name, default: []].insert(twins[module] ?? module)
      }
    }
    return modules.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map {
      Finding($0.key, "declared in \($0.value.sorted().joined(separator: " and "))")
    }
  }
}

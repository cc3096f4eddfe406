/// The rule that a module imports only modules above it.
enum UpwardImports {
  /// Returns the imports that lead down or to forbidden modules, and files that belong to no room.
  static func findings(in files: [SwiftFile], rooms: [Room] = Room.all) -> [Finding] {
    let rows = Dictionary(uniqueKeysWithValues: rooms.map { ($0.module, $0) })
    return files.flatMap { file -> [Finding] in
      guard let room = rooms.place(of: file.path)?.room else {
        return [Finding(file.path, "no room of the table holds it")]
      }
      let above = Set(rooms.map(\.module).prefix { $0 != room.module })
      return file.names.imports.sorted().compactMap { name in
        guard let row = rows[name] else {
          return room.isCore ? Finding(file.path, "\(room.module) does without \(name)") : nil
        }
        if room.only?.contains(name) == false || row.seers?.contains(room.module) == false {
          return Finding(file.path, "\(room.module) must not see \(name)")
        }
        return above.contains(name)
          ? nil : Finding(file.path, "\(name) does not stand above \(room.module)")
      }
    }
  }
}

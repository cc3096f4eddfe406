/// Functions fit a screen, types hold one idea, and modules are neither giants nor crumbs.
///
/// A part that was larger when the rule was made is recorded with its size, which may only fall.
enum Sizes {
  /// The most lines of a function.
  static let function = 70

  /// The most lines of a type, all its extensions in a module together.
  static let type = 600

  /// The most lines of a module.
  static let module = 15_000

  /// The fewest lines of a module that is not for macros, names or examples.
  static let moduleAtLeast = 500

  /// Returns the parts that are too large, with their lines.
  ///
  /// - Parameters:
  ///   - outlines: The declarations of the sources.
  ///   - rooms: The modules.
  /// - Returns: The lines of each by what it is.
  static func sizes(of outlines: [SwiftOutline], rooms: [Room] = Room.all) -> [String: Int] {
    var types: [String: Int] = [:]
    var sizes: [String: Int] = [:]
    for outline in outlines {
      guard let room = rooms.place(of: outline.path)?.room else { continue }
      for part in outline.parts {
        if part.isType {
          types["\(room.module).\(part.name)", default: 0] += part.lines
        } else if part.lines > function {
          let file = outline.path.split(separator: "/").last ?? ""
          sizes["\(file): \(part.name)", default: 0] += part.lines
        }
      }
    }
    sizes.merge(types.filter { $0.value > type }) { size, _ in size }
    sizes.merge(modules(of: outlines, rooms).filter { $0.value > module }) { size, _ in size }
    return sizes
  }

  /// Returns the parts that grew over their record or shrank well below it, and the new ones.
  ///
  /// A record more than a tenth above the size is to be lowered, so that the gain is kept.
  static func findings(in sizes: [String: Int], recorded: [String: Int] = recorded) -> [Finding] {
    let all = Set(sizes.keys).union(recorded.keys)
    return all.sorted().compactMap { subject in
      switch (sizes[subject], recorded[subject]) {
      case (let size?, nil): Finding(subject, "\(size) lines")
      case (nil, _?): Finding(subject, "fits; remove its record")
      case (let size?, let record?) where size > record:
        Finding(subject, "\(size) lines, more than the recorded \(record)")
      case (let size?, let record?) where size * 10 < record * 9:
        Finding(subject, "\(size) lines; lower its record of \(record)")
      default: nil
      }
    }
  }

  /// Returns the modules that are too small to be one, without those that have to be apart.
  static func crumbs(in outlines: [SwiftOutline], rooms: [Room] = Room.all) -> [Finding] {
    modules(of: outlines, rooms).filter { $0.value < moduleAtLeast && !isApart($0.key) }
      .sorted { $0.key < $1.key }.map { Finding($0.key, "\($0.value) lines") }
  }

  /// Returns the lines of each module.
  private static func modules(of outlines: [SwiftOutline], _ rooms: [Room]) -> [String: Int] {
    outlines.reduce(into: [:]) { modules, outline in
      guard let room = rooms.place(of: outline.path)?.room else { return }
      modules[room.module, default: 0] += outline.lines
    }
  }

  /// Apple's names, their overlays, examples and macros are modules of any size.
  private static func isApart(_ module: String) -> Bool {
    Room.appleNames.contains(module) || module.hasPrefix("_Testing")
      || module.hasSuffix("ExampleWidgets") || module == "PreviewMacros"
  }
}

/// The rule that no two folders of a module use each other, directly or indirectly.
///
/// A folder uses another one if it mentions a type, or a member or free function, that only the
/// other one declares.
enum FolderCircles {
  /// The modules of which only the types are followed; the list may only become shorter.
  static let byTypesOnly: Set<String> = [
    // It declares Apple's names, so that a name may mean the standard library's.
    "WidgetAuthoring"
  ]

  /// Returns the circles, by module; the module's own folder counts as one, named `.`.
  ///
  /// - Parameters:
  ///   - files: The files of the modules.
  ///   - rooms: The modules.
  ///   - byTypesOnly: The modules whose members are not followed; one without a circle of members
  ///     is a finding.
  /// - Returns: The findings, for each two folders that use each other or for a longer circle.
  static func findings(
    in files: [SwiftFile],
    rooms: [Room] = Room.all,
    byTypesOnly: Set<String> = []
  ) -> [Finding] {
    var modules: [String: [Placed]] = [:]
    for file in files {
      guard let place = rooms.place(of: file.path) else { continue }
      modules[place.room.module, default: []].append(Placed(folder: place.folder, file: file))
    }
    // A name that several modules declare may mean another one's.
    var declaring: [String: Int] = [:]
    for files in modules.values {
      for name in files.reduce(into: Set<String>(), { $0.formUnion($1.file.members.declared) }) {
        declaring[name, default: 0] += 1
      }
    }
    return modules.sorted { $0.key < $1.key }.flatMap { module, files in
      let uses = typeUses(among: files)
      let all = memberUses(among: files, uses) { declaring[$0] == 1 }
      let circles = findings(of: module, all)
      guard byTypesOnly.contains(module) else { return circles }
      guard circles.isEmpty else { return findings(of: module, uses) }
      return [Finding(module, "its members make no circle any more; remove it from the list")]
    }
  }

  /// A file in a folder of its module.
  private struct Placed {
    let folder: String
    let file: SwiftFile
  }

  /// The names that a folder uses from another one, each with a file that uses it.
  private typealias Uses = [String: [String: [String: String]]]

  private static func typeUses(among files: [Placed]) -> Uses {
    var homes: [String: String] = [:]
    for placed in files {
      for name in placed.file.names.declared { homes[name] = placed.folder }
    }
    var uses: Uses = [:]
    for placed in files {
      for name in placed.file.names.mentioned.subtracting(placed.file.names.own) {
        guard let home = homes[name], home != placed.folder else { continue }
        uses[placed.folder, default: [:]][home, default: [:]][name] = placed.file.name
      }
    }
    return uses
  }

  /// Adds the uses of members and free functions to those of types.
  private static func memberUses(
    among files: [Placed],
    _ types: Uses,
    where isOfModule: (String) -> Bool
  ) -> Uses {
    var homes: [String: Set<String>] = [:]
    for placed in files {
      for name in placed.file.members.declared where isOfModule(name) {
        homes[name, default: []].insert(placed.folder)
      }
    }
    var uses = types
    for placed in files {
      for name in placed.file.members.used.subtracting(placed.file.members.own) {
        // A name that several folders declare may mean any of them.
        guard let home = homes[name], home.count == 1, let home = home.first,
          home != placed.folder
        else { continue }
        uses[placed.folder, default: [:]][home, default: [:]][name] = placed.file.name
      }
    }
    return uses
  }
  private static func findings(of module: String, _ uses: Uses) -> [Finding] {
    var found: [Finding] = []
    var paired: Set<String> = []
    for (one, others) in uses.sorted(by: { $0.key < $1.key }) {
      for (other, names) in others.sorted(by: { $0.key < $1.key }) where one < other {
        guard let back = uses[other]?[one] else { continue }
        paired.formUnion([one, other])
        found.append(
          Finding("\(module): \(one) and \(other)", "\(words(names)) against \(words(back))")
        )
      }
    }
    for circle in circles(uses) where paired.isDisjoint(with: circle) {
      let names = circle.joined(separator: ", ")
      found.append(Finding("\(module): \(names)", "each uses another one of them, in a circle"))
    }
    return found
  }

  private static func words(_ names: [String: String]) -> String {
    names.sorted { $0.key < $1.key }.prefix(4).map { "\($0.key) in \($0.value)" }
      .joined(separator: ", ")
  }

  /// Returns the largest sets of folders in which each leads to each, in order.
  private static func circles(_ uses: Uses) -> [[String]] {
    let reached = uses.mapValues { _ in Set<String>() }.reduce(into: [String: Set<String>]()) {
      $0[$1.key] = reach(from: $1.key, uses)
    }
    let circles = reached.compactMap { folder, others -> [String]? in
      guard others.contains(folder) else { return nil }
      return others.filter { reached[$0]?.contains(folder) == true }.sorted()
    }
    return Set(circles).sorted { $0.joined() < $1.joined() }
  }

  private static func reach(from folder: String, _ uses: Uses) -> Set<String> {
    var reached: Set<String> = []
    var left = [folder]
    while let next = left.popLast() {
      for other in uses[next, default: [:]].keys where reached.insert(other).inserted {
        left.append(other)
      }
    }
    return reached
  }
}

/// The rule that no two folders of a module use each other's types, directly or indirectly.
enum FolderCircles {
  /// Returns the circles, by module; the module's own folder counts as one, named `.`.
  static func findings(in files: [SwiftFile], rooms: [Room] = Room.all) -> [Finding] {
    var modules: [String: [(folder: String, file: SwiftFile)]] = [:]
    for file in files {
      guard let place = rooms.place(of: file.path) else { continue }
      modules[place.room.module, default: []].append((place.folder, file))
    }
    return modules.sorted { $0.key < $1.key }.flatMap { module, files in
      findings(of: module, uses(among: files))
    }
  }

  /// The types that a folder uses from another one, each with a file that uses it.
  private typealias Uses = [String: [String: [String: String]]]

  private static func uses(among files: [(folder: String, file: SwiftFile)]) -> Uses {
    var homes: [String: String] = [:]
    for (folder, file) in files {
      for name in file.names.declared { homes[name] = folder }
    }
    var uses: Uses = [:]
    for (folder, file) in files {
      for name in file.names.mentioned.subtracting(file.names.own) {
        guard let home = homes[name], home != folder else { continue }
        uses[folder, default: [:]][home, default: [:]][name] = file.name
      }
    }
    return uses
  }

  private static func findings(of module: String, _ uses: Uses) -> [Finding] {
    var found: [Finding] = []
    var paired: Set<String> = []
    for (one, others) in uses.sorted(by: { $0.key < $1.key }) {
      for (other, types) in others.sorted(by: { $0.key < $1.key }) where one < other {
        guard let back = uses[other]?[one] else { continue }
        paired.formUnion([one, other])
        found.append(
          Finding("\(module): \(one) and \(other)", "\(words(types)) against \(words(back))")
        )
      }
    }
    for circle in circles(uses) where paired.isDisjoint(with: circle) {
      let names = circle.joined(separator: ", ")
      found.append(Finding("\(module): \(names)", "each uses another one of them, in a circle"))
    }
    return found
  }

  private static func words(_ types: [String: String]) -> String {
    types.sorted { $0.key < $1.key }.prefix(4).map { "\($0.key) in \($0.value)" }
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

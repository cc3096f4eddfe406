/// A function that nothing in the checked folder calls, so its effects are not judged.
struct UncalledFunction: CustomStringConvertible {
  let name: String
  let file: String
  /// The line of its declaration, from 1.
  let line: Int
  /// The effect that clauses would have judged.
  let effect: String

  var description: String { "\(name) (\(file):\(line)), which \(effect)" }

  /// Returns the uncalled functions of a folder with effects that clauses judge.
  ///
  /// A function counts as called if its name appears anywhere except in uncalled functions, so one
  /// that runs is never reported; those that others call are excluded by name. O(length of the
  /// files + mentions · functions) for each level of calls among uncalled functions.
  static func find(in folder: SourceFolder) -> [UncalledFunction] {
    var declared = folder.files.flatMap(declarations(in:))
      .filter { !calledFromOutside.contains($0.name) }
    let mentions = mentions(of: Set(declared.map(\.name)), in: folder)
    var uncalled: [Declaration] = []
    while true {
      let silent = declared.filter { declaration in
        // A recursive call does not count.
        let ignored = uncalled + declared.filter { $0.name == declaration.name }
        return mentions[declaration.name, default: []].allSatisfy { mention in
          ignored.contains { $0.file == mention.file && $0.lines.contains(mention.line) }
        }
      }
      guard !silent.isEmpty else { break }
      uncalled += silent
      let names = Set(silent.map(\.name))
      declared.removeAll { names.contains($0.name) }
    }
    return uncalled.sorted { ($0.file, $0.lines.lowerBound) < ($1.file, $1.lines.lowerBound) }
      .compactMap { declaration in
        guard let effect = declaration.effect else { return nil }
        return UncalledFunction(
          name: declaration.qualifiedName,
          file: declaration.file,
          line: declaration.lines.lowerBound,
          effect: effect
        )
      }
  }

  /// The strings that indicate an effect that clauses judge; the first match counts.
  private static let effects: [(effect: String, marks: [String])] = [
    ("works on Live Activities", ["Activity<", ".request(attributes:", "ActivityContent("]),
    ("asks for reloads", [".reloadTimelines(", ".reloadAllTimelines(", ".reloadControls("]),
    ("stores data", [".set(", ".write(to:", ".removeObject("]),
  ]

  /// Requirements of protocols, delegates and life cycles that write or reload in real projects.
  private static let calledFromOutside: Set<String> = [
    "perform", "placeholder", "getSnapshot", "getTimeline", "snapshot", "timeline", "relevance",
    "relevances", "recommendations", "entities", "suggestedEntities", "allEntities",
    "defaultResult", "results", "handle", "currentValue", "previewValue", "application",
    "applicationDidBecomeActive", "applicationDidEnterBackground", "applicationWillTerminate",
    "scene", "sceneDidBecomeActive", "sceneDidEnterBackground", "sceneWillResignActive",
    "userNotificationCenter", "urlSession", "locationManager", "session", "pushTokenDidChange",
    "encode", "hash", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear", "makeBody", "body", "main",
  ]

  private struct Declaration {
    let type: String
    let name: String
    let file: String
    let lines: ClosedRange<Int>
    let effect: String?

    var qualifiedName: String { (type.isEmpty ? "" : type + ".") + name + "()" }
  }

  private static func declarations(in file: SourceFolder.File) -> [Declaration] {
    var found: [Declaration] = []
    var types: [(name: String, depth: Int)] = []
    var open: [(name: String, type: String, line: Int, depth: Int)] = []
    var depth = 0
    for (index, line) in file.lines.enumerated() {
      let words = words(of: line)
      if let place = words.firstIndex(of: "func") {
        if words.count > place + 1, !words.contains("override"), !line.contains("@objc"),
          !line.contains("@IB")
        {
          open.append((words[place + 1], types.last?.name ?? "", index + 1, depth))
        }
      } else if let type = TypeMentions.declared(in: line) {
        types.append((type, depth))
      }
      depth += line.count { $0 == "{" }
      // A requirement of a protocol has no body.
      let hasBegun = line.contains("{")
      depth -= line.count { $0 == "}" }
      while let last = open.last, depth <= last.depth, hasBegun || line.contains("}") {
        open.removeLast()
        let lines = last.line...(index + 1)
        found.append(
          Declaration(
            type: last.type,
            name: last.name,
            file: file.name,
            lines: lines,
            effect: effect(of: file.lines[(last.line - 1)...index])
          )
        )
      }
      while let last = types.last, depth <= last.depth, line.contains("}") { types.removeLast() }
    }
    return found
  }

  private static func effect(of lines: ArraySlice<String>) -> String? {
    effects.first { effect in
      lines.contains { line in effect.marks.contains { line.contains($0) } }
    }?.effect
  }

  /// Returns the positions of words, including in comments and strings, which may contain code.
  private static func mentions(
    of names: Set<String>,
    in folder: SourceFolder
  ) -> [String: [(file: String, line: Int)]] {
    var mentions: [String: [(file: String, line: Int)]] = [:]
    for file in folder.files {
      for (index, row) in SourceLines.rows(of: file.text).enumerated() {
        for word in words(of: row.text) where names.contains(word) {
          mentions[word, default: []].append((file.name, index + 1))
        }
      }
    }
    return mentions
  }

  private static func words(of line: String) -> [String] {
    line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }
}

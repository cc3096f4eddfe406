import Foundation

/// A clause as its file declares it.
struct ClauseFile {
  /// A file in a column that declares no clause.
  struct Malformed: Error {
    let name: String
  }

  /// The columns in their order, each a folder.
  static let columns = [
    "Timelines", "Reloads", "Limits", "Views", "Families", "Configurations", "Activities",
    "Controls", "Contexts", "Sharing", "OtherFacts", "Laws", "Craft",
  ]

  /// The file's name without its extension.
  let name: String
  /// The place of its folder among the columns.
  let column: Int
  /// The clause's id.
  let id: String
  /// The type that declares and judges it.
  let type: String
  /// The first line of the type's comment, with its slashes.
  let summary: String
  /// The faults that the clause's examples have: name and sentence.
  let faults: [(name: String, summary: String)]

  init(name: String, column: Int, text: String) throws {
    let comment = /(\/\/\/ [^\n]*)\n(?:\/\/\/[^\n]*\n)*struct (\w+): \w*Clause\w* \{/
    guard let type = text.firstMatch(of: comment), let id = text.firstMatch(of: /\bid: "([^"]+)"/)
    else { throw Malformed(name: name) }
    self.name = name
    self.column = column
    self.id = String(id.1)
    self.type = String(type.2)
    summary = String(type.1)
    faults = text.matches(of: /SeededFault\(\s*\.(\w+),\s*"([^"]+)"/).map {
      (String($0.1), String($0.2))
    }
  }

  /// True for a clause of runtimes, as half of them are.
  var isOfRuntime: Bool { id.hasSuffix(".runtime") }

  /// The clauses of a folder, by column and id.
  static func all(in folder: URL) throws -> [ClauseFile] {
    var files: [ClauseFile] = []
    for (column, name) in columns.enumerated() {
      let path = folder.appending(path: name)
      guard FileManager.default.fileExists(atPath: path.path) else { continue }
      for file in try FileManager.default.contentsOfDirectory(atPath: path.path)
      where file.hasSuffix(".swift") {
        let text = try String(contentsOf: path.appending(path: file), encoding: .utf8)
        files.append(
          try ClauseFile(name: String(file.dropLast(6)), column: column, text: text)
        )
      }
    }
    return files.sorted { ($0.column, $0.id) < ($1.column, $1.id) }
  }
}

/// The text of the registry: the catalogue, a name for each clause, all checkers in one struct, and the
/// faults; each in a file of its own.
struct ClauseRegistry {
  private let files: [ClauseFile]

  init(_ files: [ClauseFile]) { self.files = files }

  private static let head = """
    // Made by .ci/renew-registry from the files of the clauses; a test compares them.
    """

  /// The generated files, by their path in the module, with their texts.
  var texts: [(path: String, text: String)] {
    [
      ("Registry/Clause+Catalogue.swift", catalogue),
      ("Registry/Clause+Names.swift", names { !$0.isOfRuntime }),
      ("Registry/Clause+RuntimeNames.swift", names { $0.isOfRuntime }),
      ("Registry/Checkers.swift", checkers),
      ("Registry/Checkers+Begin.swift", begins),
      ("Registry/Checkers+Observe.swift", observes),
      ("Registry/Checkers+Finish.swift", finishes),
      ("Clause/Fault.swift", faults),
      ("Registry/Fault+Clause.swift", faultClauses),
    ]
  }

  var catalogue: String {
    """
    \(ClauseRegistry.head)
    extension Clause {
      /// Every clause, by column and id.
      public static let catalogue: [Clause] = [
    \(lines { "    \($0.type).clause," })
      ]
    }

    """
  }

  /// A name for each of some clauses.
  func names(_ isMeant: (ClauseFile) -> Bool) -> String {
    """
    \(ClauseRegistry.head)
    extension Clause {
    \(files.filter(isMeant).map { "  \($0.summary)\n  public static var \(name($0)): Clause { \($0.type).clause }" }
      .joined(separator: "\n"))
    }

    """
  }

  var checkers: String {
    """
    \(ClauseRegistry.head)
    import WidgetModel

    /// Every checker, each in a place of its own, so that it is called directly by its clause's place in the
    /// catalogue.
    struct Checkers {
    \(lines { "  var \(name($0)) = \($0.type)()" })
    }

    """
  }

  /// The code that begins a run for each checker.
  private var begins: String {
    dispatches(
      "Prepares a checker for another run.",
      "begin(_ state: ObservedState, by number: Int)",
      "begin(state)"
    )
  }

  /// The code that passes an event to each checker.
  private var observes: String {
    dispatches(
      "Shows an event to a checker.",
      "observe(_ event: TraceEvent, _ frame: UnsafePointer<CheckContext>, by number: Int)",
      "observe(event, ClauseCheck(frame))"
    )
  }

  /// The code that ends a run for each checker.
  private var finishes: String {
    dispatches(
      "Shows the end of the run to a checker.",
      "finish(_ frame: UnsafePointer<CheckContext>, by number: Int)",
      "finish(ClauseCheck(frame))"
    )
  }

  /// Returns a function that calls a checker by its clause's index.
  private func dispatches(_ summary: String, _ signature: String, _ call: String) -> String {
    let cases = files.enumerated().map { "    case \($0.offset): \(name($0.element)).\(call)" }
    return """
      \(ClauseRegistry.head)
      import WidgetModel

      extension Checkers {
        /// \(summary)
        mutating func \(signature) {
          switch number {
      \(cases.joined(separator: "\n"))
          default: break
          }
        }
      }

      """
  }

  /// The faults, without their clauses.
  var faults: String {
    let cases = files.flatMap(\.faults).map { "  /// \($0.summary)\n  case \($0.name)" }
    return """
      \(ClauseRegistry.head)

      /// A fault of a widget's code: the vocabulary of generators and examples.
      public enum Fault: Int, CaseIterable, Hashable, Sendable {
      \(cases.joined(separator: "\n"))
      }

      """
  }

  var faultClauses: String {
    let clauses = files.flatMap { file in
      file.faults.map { "    case .\($0.name): \(file.type).clause.id" }
    }
    return """
      \(ClauseRegistry.head)
      extension Fault {
        /// The clause that the fault breaks.
        public var clause: ClauseID {
          switch self {
      \(clauses.joined(separator: "\n"))
          }
        }
      }

      """
  }

  private func lines(_ line: (ClauseFile) -> String) -> String {
    files.map(line).joined(separator: "\n")
  }

  private func name(_ file: ClauseFile) -> String {
    file.type.prefix(1).lowercased() + file.type.dropFirst()
  }
}
